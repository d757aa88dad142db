import type { FontFamily } from '../types';
import { readPresetSlug, type FontUse } from './font-uses';

/** A family that the styles use although it is not active. */
export interface MissingFont {
	slug: string;
	/** Paths of the nodes below `styles` that use it. */
	paths: ReadonlyArray< readonly string[] >;
}

/**
 * Returns the families that styles use and that are not active.
 *
 * @param uses   Nodes of the merged styles.
 * @param active Active families of all sources.
 */
export function findMissingFonts(
	uses: readonly FontUse[],
	active: readonly FontFamily[]
): MissingFont[] {
	const known = new Set( active.map( ( { slug } ) => slug ) );
	const missing = new Map< string, Array< readonly string[] > >();
	for ( const { fontFamily, isOwn, path } of uses ) {
		const slug = readPresetSlug( fontFamily );
		if ( isOwn && slug !== undefined && ! known.has( slug ) ) {
			missing.set( slug, [ ...( missing.get( slug ) ?? [] ), path ] );
		}
	}
	return [ ...missing ].map( ( [ slug, paths ] ) => ( { slug, paths } ) );
}
