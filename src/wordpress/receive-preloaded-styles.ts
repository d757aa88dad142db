import { store as coreStore } from '@wordpress/core-data';

import { consumePreloaded, type PreloadedAnswer } from './editor-payload';

/** The functions of a registry that are needed here. */
interface Registry {
	select: ( store: typeof coreStore ) => unknown;
	dispatch: ( store: typeof coreStore ) => unknown;
}

interface Selectors {
	hasStartedResolution: (
		selector: string,
		args: readonly unknown[]
	) => boolean;
}

/** Core-data's actions that store answers of the server; its types omit some of them. */
interface ReceiveActions {
	receiveEntityRecords: (
		kind: string,
		name: string,
		records: unknown,
		query?: object
	) => void;
	receiveCurrentTheme: ( theme: ActiveTheme ) => void;
	receiveUserPermission: ( key: string, isAllowed: boolean ) => void;
	__experimentalReceiveCurrentGlobalStylesId: ( id: number ) => void;
	__experimentalReceiveThemeBaseGlobalStyles: (
		stylesheet: string,
		config: unknown
	) => void;
	finishResolution: ( selector: string, args: readonly unknown[] ) => void;
}

interface ActiveTheme {
	stylesheet: string;
	_links?: Record< string, ReadonlyArray< { href?: string } > | undefined >;
}

const ACTIVE = { status: 'active' };

/** The actions of core-data's `canUser`, each with its method in the header `Allow`. */
const METHODS = {
	create: 'POST',
	read: 'GET',
	update: 'PUT',
	delete: 'DELETE',
} as const;

/**
 * Stores the preloaded answers for the person's styles and their theme in core-data. It would request these one after the other, in a dozen
 * tasks of a busy page. It still requests missing answers, and all of them if it has already begun.
 *
 * @param registry          The page's registry.
 * @param registry.select   The registry's `select`.
 * @param registry.dispatch The registry's `dispatch`.
 */
export function receivePreloadedStyles( { select, dispatch }: Registry ): void {
	const themeArgs = [ 'root', 'theme', ACTIVE ];
	const { hasStartedResolution } = select( coreStore ) as Selectors;
	if ( hasStartedResolution( 'getEntityRecords', themeArgs ) ) {
		return;
	}
	const themes = consumePreloaded( {
		path: '/wp/v2/themes?context=edit&status=active',
	} )?.body;
	const theme = Array.isArray( themes )
		? ( themes[ 0 ] as ActiveTheme | undefined )
		: undefined;
	if ( ! theme ) {
		return;
	}
	const core = dispatch( coreStore ) as ReceiveActions;
	core.receiveEntityRecords( 'root', 'theme', [ theme ], ACTIVE );
	core.finishResolution( 'getEntityRecords', themeArgs );
	core.receiveCurrentTheme( theme );
	core.finishResolution( 'getCurrentTheme', [] );
	receiveBase( core, theme );
	const id = readStylesId( theme );
	if ( id !== undefined ) {
		receiveRecord( core, id );
	}
}

function receiveBase( core: ReceiveActions, theme: ActiveTheme ): void {
	const base = consumePreloaded( {
		path: `/wp/v2/global-styles/themes/${ theme.stylesheet }?context=view`,
	} );
	if ( base ) {
		core.__experimentalReceiveThemeBaseGlobalStyles(
			theme.stylesheet,
			base.body
		);
		core.finishResolution(
			'__experimentalGetCurrentThemeBaseGlobalStyles',
			[]
		);
	}
}

function receiveRecord( core: ReceiveActions, id: number ): void {
	core.__experimentalReceiveCurrentGlobalStylesId( id );
	core.finishResolution( '__experimentalGetCurrentGlobalStylesId', [] );
	const path = `/wp/v2/global-styles/${ id }`;
	const record = consumePreloaded( { path: `${ path }?context=edit` } );
	if ( record ) {
		core.receiveEntityRecords( 'root', 'globalStyles', record.body );
		core.finishResolution( 'getEntityRecord', [
			'root',
			'globalStyles',
			id,
		] );
	}
	const allowed = readAllowed(
		consumePreloaded( { path, method: 'OPTIONS' } )
	);
	for ( const [ action, method ] of Object.entries(
		allowed ? METHODS : {}
	) ) {
		core.receiveUserPermission(
			`${ action }/root/globalStyles/${ id }`,
			!! allowed?.includes( method )
		);
		core.finishResolution( 'canUser', [
			action,
			{ kind: 'root', name: 'globalStyles', id },
		] );
	}
}

// WordPress makes the link, which ends with the id.
function readStylesId( { _links }: ActiveTheme ): number | undefined {
	const { href = '' } = _links?.[ 'wp:user-global-styles' ]?.[ 0 ] ?? {};
	const [ , id ] = /\/(\d+)(?:\?|$)/.exec( href ) ?? [];
	return id ? Number( id ) : undefined;
}

function readAllowed(
	rights?: PreloadedAnswer
): readonly string[] | undefined {
	return rights?.headers.Allow?.split( ',' ).map( ( method ) =>
		method.trim()
	);
}
