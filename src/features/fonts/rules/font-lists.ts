import { isRecord } from '@/utils/is-record';
import { readFamilies } from './read-families';
import type { FontLists, FontSource } from '../types';

const SOURCES: readonly FontSource[] = [ 'theme', 'custom' ];

/**
 * Returns the active families of the merged settings: a list of the person replaces that of the theme.
 *
 * @param user Settings of the person's record.
 * @param base Settings of the theme.
 */
export function readFontLists( user: unknown, base: unknown ): FontLists {
	const own = getStoredLists( user );
	const theirs = getStoredLists( base );
	return {
		theme: readFamilies( own.theme ?? theirs.theme ),
		custom: readFamilies( own.custom ?? theirs.custom ),
	};
}

/**
 * Returns settings with other lists of fonts; only lists that differ from the current ones are written.
 *
 * @param user  Settings of the person's record.
 * @param base  Settings of the theme.
 * @param lists The lists.
 */
export function writeFontLists(
	user: unknown,
	base: unknown,
	lists: FontLists
): Record< string, unknown > {
	const settings = isRecord( user ) ? user : {};
	const typography = isRecord( settings.typography )
		? settings.typography
		: {};
	const current = readFontLists( user, base );
	const changed = SOURCES.filter(
		( source ) => ! areEqual( current[ source ], lists[ source ] )
	);
	return changed.length === 0
		? settings
		: {
				...settings,
				typography: {
					...typography,
					fontFamilies: {
						...getStoredLists( user ),
						...Object.fromEntries(
							changed.map( ( source ) => [
								source,
								lists[ source ],
							] )
						),
					},
				},
		  };
}

/**
 * Applies the difference between two versions of the lists to other lists, so that other people's changes stay.
 *
 * @param lists Lists to which it is applied.
 * @param from  Lists before the change.
 * @param to    Lists after the change.
 */
export function applyFontChanges(
	lists: FontLists,
	from: FontLists,
	to: FontLists
): FontLists {
	return {
		theme: applyChanges( lists.theme, from.theme, to.theme ),
		custom: applyChanges( lists.custom, from.custom, to.custom ),
	};
}

type Families = FontLists[ FontSource ];

function applyChanges(
	list: Families,
	from: Families,
	to: Families
): Families {
	const before = bySlug( from );
	const after = bySlug( to );
	const result = bySlug( list );
	for ( const slug of new Set( [ ...before.keys(), ...after.keys() ] ) ) {
		const family = after.get( slug );
		if ( areEqual( before.get( slug ), family ) ) {
			continue;
		}
		if ( family ) {
			result.set( slug, family );
		} else {
			result.delete( slug );
		}
	}
	return [ ...result.values() ];
}

function bySlug( list: Families ) {
	return new Map( list.map( ( family ) => [ family.slug, family ] ) );
}

function getStoredLists( settings: unknown ): Record< string, unknown > {
	const typography = isRecord( settings ) ? settings.typography : undefined;
	const lists = isRecord( typography ) ? typography.fontFamilies : undefined;
	return isRecord( lists ) ? lists : {};
}

/**
 * Returns whether two lists or families are equal.
 *
 * @param a One.
 * @param b The other.
 */
export function areEqual( a: unknown, b: unknown ): boolean {
	return a === b || JSON.stringify( a ) === JSON.stringify( b );
}
