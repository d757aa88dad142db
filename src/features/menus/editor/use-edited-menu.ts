import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';

import { waitForContent } from '@/schedule/content-first';
import { repeatEvery } from '@/schedule/repeat-every';
import { useResource } from '@/data/reads/use-resource';
import type * as editedMenus from '../writes/edited-menus';
import { isMissing } from '../is-missing';
import { deletedMenus, menuResource } from '../reads/menus';
import { transferKeys } from '../rules/transfer-keys';
import { formatMenu, parseMenu } from '../rules/menu-markup';
import type { MenuTree } from '../rules/types';

/** A change of a menu. */
export type MenuChange = ( tree: MenuTree ) => MenuTree;

/** A menu that is shown and edited. */
export interface MenuEditing {
	/** Undefined until it is loaded. */
	tree: MenuTree | undefined;
	/** Its title; empty until it is loaded. */
	title: string;
	status: string;
	/** Whether it has unsaved changes. */
	isDirty: boolean;
	/** Why it could not be loaded. */
	error: unknown;
	retry: () => void;
	/** Changes the menu without saving it. */
	edit: ( change: MenuChange ) => void;
	hasUndo: boolean;
	hasRedo: boolean;
	undo: () => void;
	redo: () => void;
	/** Whether somebody else has saved it while it has unsaved changes. */
	isChangedElsewhere: boolean;
	/** Replaces the unsaved changes with another person's version. */
	acceptTheirs: () => Promise< void >;
}

interface CoreState {
	content: string;
	title: string;
	isDirty: boolean;
	modified: string;
	hasUndo: boolean;
	hasRedo: boolean;
}

/** Interval at which other people's changes are loaded. */
const CHECK_MS = 15_000;

let core: typeof editedMenus | undefined;

// Core-data is loaded with the editor's scripts. The tree is shown before that, and an early change is applied later.
async function loadCore(): Promise< typeof editedMenus > {
	core ??= await import( '../writes/edited-menus' );
	return core;
}

/**
 * Returns a menu with its unsaved changes, which it shares with the canvas.
 *
 * @param id Id of the menu.
 */
export function useEditedMenu( id: number ): MenuEditing {
	const { data, error, retry } = useResource( menuResource, id );
	const state = useCoreState( id );
	// Somebody else has deleted it. Unsaved changes stay visible.
	const isGone = isMissing( error ) && ! state?.isDirty;
	const content = isGone ? undefined : state?.content ?? data?.content.raw;
	const saved = useTreeWithKeys( id, content );
	const { tree, edit } = useEdits( id, saved, state !== undefined );
	const isNewer =
		state !== undefined &&
		data !== undefined &&
		data.modified_gmt > state.modified;
	useCheck( retry, isMissing( error ) );
	useEffect( () => {
		if ( deletedMenus.delete( id ) ) {
			retry();
		}
	}, [ id, retry ] );
	useApplySaved( id, isNewer && ! state.isDirty );

	return {
		tree: tree?.current,
		title: state?.title ?? data?.title.raw ?? data?.title.rendered ?? '',
		status: data?.status ?? '',
		isDirty: state?.isDirty ?? false,
		error: tree ? undefined : error,
		retry,
		edit,
		hasUndo: state?.hasUndo ?? false,
		hasRedo: state?.hasRedo ?? false,
		undo: () => core?.undo(),
		redo: () => core?.redo(),
		isChangedElsewhere: isNewer && state.isDirty,
		acceptTheirs: async () => {
			await ( await loadCore() ).receiveSavedMenu( id );
		},
	};
}

interface TreeHolder {
	current: MenuTree;
}

// The items keep their keys after every change, also after other people's.
function useTreeWithKeys(
	id: number,
	content: string | undefined
): TreeHolder | undefined {
	const last = useRef< { id: number; holder: TreeHolder } >();
	return useMemo( () => {
		if ( content === undefined ) {
			return undefined;
		}
		const known = last.current?.id === id ? last.current : undefined;
		const before = known?.holder.current;
		let current: MenuTree;
		if ( before && formatMenu( before ) === content ) {
			current = before;
		} else {
			const read = parseMenu( content );
			current = before ? transferKeys( read, before ) : read;
		}
		const holder = { current };
		last.current = { id, holder };
		return holder;
	}, [ id, content ] );
}

function useEdits(
	id: number,
	saved: TreeHolder | undefined,
	isReady: boolean
): { tree: TreeHolder | undefined; edit: ( change: MenuChange ) => void } {
	const [ draft, setDraft ] = useState< MenuTree >();
	const waiting = useRef< MenuChange[] >( [] );

	const edit = useCallback(
		( change: MenuChange ) => {
			if ( ! saved ) {
				return;
			}
			if ( ! isReady ) {
				waiting.current.push( change );
				setDraft( ( before ) => change( before ?? saved.current ) );
				void loadCore().then( ( { loadMenuRecord } ) =>
					loadMenuRecord( id )
				);
				return;
			}
			apply( id, saved, change );
		},
		[ id, saved, isReady ]
	);

	useEffect( () => {
		if ( isReady && saved && waiting.current.length ) {
			waiting.current
				.splice( 0 )
				.forEach( ( change ) => apply( id, saved, change ) );
			setDraft( undefined );
		}
	}, [ id, isReady, saved ] );

	return { tree: draft ? { current: draft } : saved, edit };
}

// The tree is set before the store notifies its listeners of the new markup, so that the items keep their keys.
function apply( id: number, holder: TreeHolder, change: MenuChange ): void {
	const next = change( holder.current );
	if ( next !== holder.current ) {
		holder.current = next;
		core?.editMenuContent( id, formatMenu( next ) );
	}
}

function useCoreState( id: number ): CoreState | undefined {
	const [ isLoaded, setIsLoaded ] = useState( core !== undefined );
	useEffect( () => {
		let isCurrent = true;
		void waitForContent()
			.then( loadCore )
			.then( async ( { loadMenuRecord } ) => {
				await loadMenuRecord( id );
				if ( isCurrent ) {
					setIsLoaded( true );
				}
			} )
			// The tree shows why the menu cannot be loaded; a change of the menu loads it again.
			.catch( () => {} );
		return () => {
			isCurrent = false;
		};
	}, [ id ] );
	const readState = useMemo( () => createReader( id ), [ id ] );
	const subscribe = useCallback(
		( listener: () => void ) =>
			isLoaded && core ? core.subscribeToMenus( listener ) : noop,
		[ isLoaded ]
	);
	return useSyncExternalStore( subscribe, readState );
}

function createReader( id: number ): () => CoreState | undefined {
	let last: CoreState | undefined;
	return () => {
		const menu = core?.readEditedMenu( id );
		if ( ! core || ! menu ) {
			return undefined;
		}
		const next: CoreState = { ...menu, ...core.readHistory() };
		const isSame =
			last &&
			( Object.keys( next ) as ( keyof CoreState )[] ).every(
				( name ) => last?.[ name ] === next[ name ]
			);
		last = isSame ? last : next;
		return last;
	};
}

function useCheck( retry: () => void, isOver: boolean ): void {
	useEffect(
		() =>
			isOver
				? undefined
				: repeatEvery( CHECK_MS, () => {
						if ( ! document.hidden ) {
							retry();
						}
				  } ),
		[ retry, isOver ]
	);
}

function useApplySaved( id: number, isNeeded: boolean ): void {
	useEffect( () => {
		if ( isNeeded ) {
			// The next check repeats a merge that failed.
			core?.receiveSavedMenu( id ).catch( () => {} );
		}
	}, [ id, isNeeded ] );
}

function noop(): void {}
