import type { Config } from '@/utils/theme-json/config';
import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

const LISTS = [ 'typography', 'fontFamilies' ];

/** An installed font, in the form of the settings. */
export interface StyledFont {
	slug: string;
	name: string;
	family: Record< string, unknown >;
}

/**
 * Returns the installed fonts that are active in one config, but not in the other.
 *
 * @param before The config that is replaced.
 * @param next   The config that replaces it.
 */
export function findLostFonts( before: Config, next: Config ): StyledFont[] {
	const kept = new Set( listFonts( next ).map( ( { slug } ) => slug ) );
	return listFonts( before ).filter( ( { slug } ) => ! kept.has( slug ) );
}

/**
 * Returns a config in which these fonts are active, too.
 *
 * @param config Config.
 * @param fonts  Installed fonts.
 */
export function addFonts< T extends Config >(
	config: T,
	fonts: readonly StyledFont[]
): T {
	const lost = findLostFonts(
		{
			settings: setAtPath( {}, [ ...LISTS, 'custom' ], toList( fonts ) ),
			styles: {},
		},
		config
	);
	return lost.length === 0
		? config
		: {
				...config,
				settings: setAtPath(
					config.settings,
					[ ...LISTS, 'custom' ],
					toList( [ ...listFonts( config ), ...lost ] )
				),
		  };
}

function toList( fonts: readonly StyledFont[] ) {
	return fonts.map( ( { family } ) => family );
}

function listFonts( { settings }: Config ): StyledFont[] {
	const list = getAtPath( settings, [ ...LISTS, 'custom' ] );
	return ( Array.isArray( list ) ? list : [] )
		.filter( isRecord )
		.map( ( family ) => ( {
			slug: toText( family.slug ),
			name: toText( family.name ) || toText( family.slug ),
			family,
		} ) )
		.filter( ( { slug } ) => slug !== '' );
}
