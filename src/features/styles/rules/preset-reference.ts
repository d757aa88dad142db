import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { getInLists } from './keyed-lists';
import { PRESET_KINDS } from './preset-kinds';

/** A preset that a value refers to. */
export interface PresetReference {
	/** Path of its lists below settings. */
	list: ConfigPath;
	slug: string;
	/** Whether its value is a colour or a gradient. */
	isFill: boolean;
}

/** A preset with the place of its lists. */
export interface FoundPreset {
	preset: Record< string, unknown >;
	/** Path of its lists, from `settings` down. */
	path: ConfigPath;
}

/** Where presets stand that a reference names by this part. */
const LISTS_BY_REFERENCE: Readonly< Record< string, ConfigPath > > = {
	...Object.fromEntries(
		Object.values( PRESET_KINDS ).map( ( { infix, path } ) => [
			infix,
			path,
		] )
	),
	'font-family': [ 'typography', 'fontFamilies' ],
	spacing: [ 'spacing', 'spacingSizes' ],
	'border-radius': [ 'border', 'radiusSizes' ],
	dimension: [ 'dimensions', 'dimensionSizes' ],
};

/**
 * Returns the preset that a value refers to, in either spelling; undefined for any other value.
 *
 * @param value Value of a config.
 */
export function readPresetReference(
	value: unknown
): PresetReference | undefined {
	const [ , kind = '', slug = '' ] =
		( typeof value === 'string' &&
			( /^var:preset\|([^|]+)\|(.+)$/.exec( value ) ??
				/^var\(--wp--preset--([a-z-]+?)--([^(),]+)\)$/.exec(
					value
				) ) ) ||
		[];
	return toReference( kind, slug );
}

function toReference(
	kind: string,
	slug: string
): PresetReference | undefined {
	const list = Object.hasOwn( LISTS_BY_REFERENCE, kind )
		? LISTS_BY_REFERENCE[ kind ]
		: undefined;
	return (
		list && {
			list,
			slug,
			isFill: kind === 'color' || kind === 'gradient',
		}
	);
}

/**
 * Returns the preset that a reference leads to; undefined where a config has none. Those of the block come before the site's.
 *
 * @param config    The config over the theme's.
 * @param path      Path of the value that refers to it, from `settings` or `styles` down.
 * @param reference The reference.
 */
export function findPreset(
	config: unknown,
	path: ConfigPath,
	{ list, slug }: PresetReference
): FoundPreset | undefined {
	const isOfBlock = path[ 1 ] === 'blocks' && path[ 2 ] !== undefined;
	const scopes = [ ...( isOfBlock ? [ path.slice( 1, 3 ) ] : [] ), [] ];
	for ( const scope of scopes ) {
		const place = [ 'settings', ...scope, ...list ];
		for ( const origin of [ 'custom', 'theme', 'default' ] ) {
			const preset = getInLists( config, [ ...place, origin, slug ] );
			if ( isRecord( preset ) ) {
				return { preset, path: place };
			}
		}
	}
	return undefined;
}

/** A reference as it may stand inside a value: in a gradient, a shadow or `calc()`. One with a value to fall back on needs no preset. */
const INNER_REFERENCE = /var\(\s*--wp--preset--([a-z-]+?)--([^\s(),]+)\s*\)/g;

/**
 * Returns the presets that a value refers to, at any depth and inside of texts.
 *
 * @param value Value of a config.
 */
export function listPresetReferences( value: unknown ): PresetReference[] {
	if ( isRecord( value ) || Array.isArray( value ) ) {
		return Object.values( value ).flatMap( listPresetReferences );
	}
	if ( typeof value !== 'string' ) {
		return [];
	}
	const whole = readPresetReference( value );
	return whole
		? [ whole ]
		: Array.from(
				value.matchAll( INNER_REFERENCE ),
				( [ , kind = '', slug = '' ] ) => toReference( kind, slug )
		  ).filter( ( reference ) => reference !== undefined );
}
