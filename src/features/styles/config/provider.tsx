import { useCallback, useMemo, useRef, type ReactNode } from 'react';

import {
	useGlobalStylesRecord,
	type EditUndo,
	type GlobalStylesRecord,
} from '@/data/site/use-global-styles-record';
import { useResource } from '@/data/reads/use-resource';
import {
	EMPTY_CONFIG,
	readConfig,
	type Config,
	type ConfigNode,
	type StylesConfig,
} from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getAtPath, pruneEmpty } from '@/utils/theme-json/value-at-path';
import { cleanRecord } from '../canvas/clean-record';
import { defaultStylesResource } from '../reads/default-styles';
import {
	continuesEdit,
	listChangedPaths,
	type TimedEdit,
} from '../rules/coalesce-edits';
import { refreshKept } from '../rules/kept-css';
import { dropWrongTypes } from '../rules/drop-wrong-types';
import { areConfigsEqual, isEmptyConfig } from '../rules/variation-properties';
import {
	GlobalStylesContext,
	type GlobalStyles,
	type ConfigUpdate,
} from './global-styles-context';

/** Props of {@link GlobalStylesProvider}. */
export interface GlobalStylesProviderProps {
	/** Settings of the block editor from the server. */
	editorSettings: Readonly< Record< string, unknown > >;
	/** Shown until the configs are loaded. */
	fallback: ReactNode;
	/** Renders the error when they cannot be loaded; `retry` requests them again. */
	renderError: ( error: unknown, retry: () => void ) => ReactNode;
	children: ReactNode;
}

/** Provides the site's styles to the screens below it, and the function that changes them. */
export function GlobalStylesProvider( {
	editorSettings,
	fallback,
	renderError,
	children,
}: GlobalStylesProviderProps ) {
	const {
		record,
		base: rawBase,
		canEdit,
		error,
		edit,
		getRecord,
		retry,
	} = useGlobalStylesRecord();
	const core = useDefaultStyles();

	const {
		settings: userSettings,
		styles: userStyles,
		_links: links,
	} = record ?? {};
	const stored = useMemo(
		() =>
			readConfig( {
				settings: userSettings,
				styles: userStyles,
				_links: links,
			} ),
		[ userSettings, userStyles, links ]
	);
	const user = useMemo(
		() => ( { ...stored, ...dropWrongTypes( stored ).config } ),
		[ stored ]
	);
	const base = useMemo( () => readConfig( rawBase ), [ rawBase ] );
	// The canvas merges the same two objects.
	const merged = mergeConfigs( rawBase, cleanRecord( record ) );
	const canEditCss =
		canEdit === true &&
		getAtPath( links, [ 'wp:action-edit-css' ] ) !== undefined;
	const prepare = useCallback(
		( config: Config ) =>
			canEditCss
				? refreshKept( config, ( next ) =>
						mergeConfigs( rawBase, next )
				  )
				: config,
		[ canEditCss, rawBase ]
	);
	const setUser = useSetUser( edit, getRecord, prepare );

	const styles = useMemo< GlobalStyles >(
		() => ( {
			user,
			stored,
			base,
			core,
			merged,
			canEdit: canEdit === true,
			canEditCss,
			isCustomized: ! isEmptyConfig( user ),
			setUser,
			editorSettings,
		} ),
		[
			user,
			stored,
			base,
			core,
			merged,
			canEdit,
			canEditCss,
			setUser,
			editorSettings,
		]
	);

	if ( error ) {
		return <>{ renderError( error, retry ) }</>;
	}
	if ( ! record || rawBase === undefined ) {
		return <>{ fallback }</>;
	}
	return (
		<GlobalStylesContext.Provider value={ styles }>
			{ children }
		</GlobalStylesContext.Provider>
	);
}

function useSetUser(
	edit: GlobalStylesRecord[ 'edit' ],
	getRecord: GlobalStylesRecord[ 'getRecord' ],
	prepare: ( config: Config ) => Config
): GlobalStyles[ 'setUser' ] {
	const lastEdit = useRef< TimedEdit >();
	return useCallback(
		( update: ConfigUpdate, key: string, isUndoIgnored = false ) => {
			const current = readConfig( getRecord() );
			const next = prepare(
				update( {
					settings: current.settings,
					styles: current.styles,
				} )
			);
			// A panel passes all of its values, unchanged ones, too. An undo step that changes nothing would look broken.
			if ( areConfigsEqual( current, next ) ) {
				return;
			}
			const timedEdit = {
				key,
				paths: listChangedPaths( current, next ),
				at: Date.now(),
			};
			edit(
				{
					settings: toNode( pruneEmpty( next.settings ) ),
					styles: toNode( pruneEmpty( next.styles ) ),
				},
				isUndoIgnored
					? 'ignored'
					: toUndo( continuesEdit( lastEdit.current, timedEdit ) )
			);
			lastEdit.current = timedEdit;
		},
		[ edit, getRecord, prepare ]
	);
}

function toUndo( isContinued: boolean ): EditUndo {
	return isContinued ? 'staged' : 'alone';
}

// The origins of values show as soon as WordPress's own config is loaded; nothing waits for it.
function useDefaultStyles(): StylesConfig {
	const { data } = useResource( defaultStylesResource );
	return useMemo(
		() => ( data ? readConfig( data ) : EMPTY_CONFIG ),
		[ data ]
	);
}

function toNode( value: unknown ): ConfigNode {
	return ( value ?? {} ) as ConfigNode;
}
