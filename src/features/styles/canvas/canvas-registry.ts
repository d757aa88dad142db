import { store as coreStore } from '@wordpress/core-data';
import type {
	dispatch as defaultDispatch,
	select as defaultSelect,
	subscribe as defaultSubscribe,
	useRegistry,
} from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

import { createCanvasSheets, type SheetContents } from './canvas-sheets';
import { cleanRecord } from './clean-record';
import { createFrozenRecord } from './frozen-record';
import { markSheets } from './mark-sheets';
import { extendOnce, isStore, isStyles } from './store-extension';

type Registry = ReturnType< typeof useRegistry >;

/** Registry through which a canvas reads the site's styles. */
export interface CanvasRegistry {
	/** The registry for the editor. */
	registry: Registry;
	/** Freezes the editor's record, or lets the editor read the current one again. */
	freezeRecord: ( isFrozen: boolean ) => void;
	/** Returns whether the editor itself renders a record, so that its style sheets need not be replaced. */
	isRenderedRecord: ( record: unknown ) => boolean;
	/** Shows style sheets instead of the editor's own; `null` shows the editor's again as soon as they are current. */
	show: ( contents: SheetContents | null ) => void;
	/** Releases the record and the style sheets before the canvas is unmounted. */
	end: () => void;
}

/**
 * Returns a registry for the editor of a canvas: the given one with another record of the site's styles, see `CanvasStyles`.
 *
 * @param registry Registry of the page.
 */
export function createCanvasRegistry( registry: Registry ): CanvasRegistry {
	const sheets = createCanvasSheets( registry );
	const listeners = new Set< () => void >();
	const frozen = createFrozenRecord( registry );
	// The record from which the editor created its own style sheets.
	let appliedRecord: unknown;
	const readRendered = () => frozen.toRendered( frozen.readPresent() );

	const adaptSelectors = extendOnce( ( selectors ) => ( {
		getEntityRecord: ( ...args ) => {
			const record = selectors.getEntityRecord?.( ...args );
			return isStyles( args ) ? cleanRecord( record ) : record;
		},
		getEditedEntityRecord: ( ...args ) => {
			const record = selectors.getEditedEntityRecord?.( ...args );
			return isStyles( args )
				? frozen.toRendered( cleanRecord( record ) )
				: record;
		},
	} ) );
	const adaptActions = extendOnce( ( actions ) => ( {
		updateEditorSettings: ( given ) => {
			const { settings, contents } = markSheets( given );
			const result = actions.updateEditorSettings?.( settings );
			appliedRecord = readRendered();
			if ( appliedRecord === frozen.readPresent() ) {
				sheets.setOverrideCss( null );
			}
			sheets.setAppliedCss( contents );
			return result;
		},
	} ) );

	const select = ( store: Parameters< typeof defaultSelect >[ 0 ] ) => {
		const selectors: object = registry.select( store );
		return isStore( store, coreStore )
			? adaptSelectors( selectors )
			: selectors;
	};
	const dispatch = ( store: Parameters< typeof defaultDispatch >[ 0 ] ) => {
		const actions: object = registry.dispatch( store );
		return isStore( store, editorStore )
			? adaptActions( actions )
			: actions;
	};
	const subscribe: typeof defaultSubscribe = ( listener, store ) => {
		const end = registry.subscribe( listener, store );
		if ( ! isStore( store, coreStore ) ) {
			return end;
		}
		listeners.add( listener );
		return () => {
			listeners.delete( listener );
			end();
		};
	};

	return {
		registry: Object.assign( Object.create( registry ) as Registry, {
			select,
			dispatch,
			subscribe,
		} ),
		freezeRecord: ( isFrozen ) => {
			if ( isFrozen ) {
				frozen.freeze();
			} else if ( frozen.release() ) {
				listeners.forEach( ( listener ) => listener() );
			}
		},
		isRenderedRecord: ( record ) => frozen.toRendered( record ) === record,
		show: ( contents ) => {
			if ( contents !== null || appliedRecord === readRendered() ) {
				sheets.setOverrideCss( contents );
			}
		},
		end: () => {
			frozen.release();
			sheets.setOverrideCss( null );
		},
	};
}
