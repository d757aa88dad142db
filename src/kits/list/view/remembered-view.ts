import fastDeepEqual from 'fast-deep-equal';

import { DEFAULT_LAYOUT, LAYOUT_DEFAULTS } from './base-view';
import { parseView } from './parse-view';
import { switchLayout } from './switch-layout';
import type { LayoutDefaults, ListView } from '../types';

/** The properties that a list remembers for a person; the others belong to the address. */
const REMEMBERED = [
	'perPage',
	'fields',
	'showTitle',
	'showMedia',
	'showDescription',
	'infiniteScrollEnabled',
	'layout',
] as const;

/** View that a person has chosen for a list: a layout, and the values that differ from the base in it. */
export type RememberedView = Partial< ListView >;

/**
 * Returns the view that a list opens with: the base in the remembered layout (or `list`) with the other remembered
 * values.
 *
 * @param base       The base of the view.
 * @param remembered Value of the person's preference; read tolerantly.
 * @param layout     A layout that the view requires, or that a saved view names.
 * @param defaults   Defaults of each layout.
 */
export function applyRememberedView(
	base: ListView,
	remembered: unknown,
	layout?: ListView[ 'type' ],
	defaults: LayoutDefaults = LAYOUT_DEFAULTS
): ListView {
	const stored = parseView( remembered );
	return stored
		? {
				...switchLayout( base, stored.type, defaults ),
				...pick( stored ),
		  }
		: switchLayout( base, layout ?? DEFAULT_LAYOUT, defaults );
}

/**
 * Returns the value to remember after a person's change, or `undefined` when nothing differs from the view's base.
 *
 * @param base     The base of the view.
 * @param view     The view that is shown.
 * @param layout   The layout that the list would have without a remembered one.
 * @param defaults Defaults of each layout.
 */
export function rememberView(
	base: ListView,
	view: ListView,
	layout: ListView[ 'type' ] = DEFAULT_LAYOUT,
	defaults: LayoutDefaults = LAYOUT_DEFAULTS
): RememberedView | undefined {
	const plain = switchLayout( base, view.type, defaults );
	const remembered: Record< string, unknown > = {};
	for ( const name of REMEMBERED ) {
		if ( ! fastDeepEqual( plain[ name ] ?? null, view[ name ] ?? null ) ) {
			remembered[ name ] = view[ name ];
		}
	}
	const isPlain =
		view.type === layout && Object.keys( remembered ).length === 0;
	return isPlain ? undefined : { ...remembered, type: view.type };
}

function pick( view: ListView ): Partial< ListView > {
	return Object.fromEntries(
		REMEMBERED.filter( ( name ) => view[ name ] !== undefined ).map(
			( name ) => [ name, view[ name ] ]
		)
	);
}
