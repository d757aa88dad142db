import fastDeepEqual from 'fast-deep-equal';
import { dispatch, select } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

import { isRecord } from '@/utils/is-record';

/** Scope of Design's preferences. */
const SCOPE = 'atelier';

/** Name of the preference with the remembered values of lists, by list. */
const NAME = 'listViews';

type Remembered = Readonly< Record< string, unknown > >;

const NOTHING: Remembered = {};

/**
 * Returns the remembered values of lists for the person, by the name of the list.
 *
 * @param selectStore `select` of a registry; that of the default registry if omitted.
 */
export function getRememberedLists(
	selectStore: typeof select = select
): Remembered {
	const value: unknown = selectStore( preferencesStore ).get( SCOPE, NAME );
	return isRecord( value ) ? ( value as Remembered ) : NOTHING;
}

/**
 * Remembers a value for a list.
 *
 * @param list  Name of the list.
 * @param value The value; `undefined` removes it.
 */
export function rememberList( list: string, value: unknown ): void {
	const { [ list ]: previous, ...others } = getRememberedLists();
	// Most changes of a view, for example a search, are not remembered.
	if ( fastDeepEqual( previous, value ) ) {
		return;
	}
	void dispatch( preferencesStore ).set(
		SCOPE,
		NAME,
		value === undefined ? others : { ...others, [ list ]: value }
	);
}
