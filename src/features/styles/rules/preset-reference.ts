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

/** A preset with the path of its lists. */
export interface FoundPreset {
	preset: Record< string, unknown >;
	/** Path of its lists, from `settings` down. */
	path: ConfigPath;
}

/** Paths of the lists of presets, by the kind in a reference. */
const LISTS_BY_REFERENCE: Readonly< Record< string, ConfigPath > > = {
	...Object.fromEntries(
		Object.values( PRESET_KINDS ).map( ( { infix, path } ) => [
			infix,
			path,
		] )
	),
	'font-family': [ 'typography', 'fontFamilies' ],
	dimension: [ 'dimensions', 'dimensionSizes' ],
};

/** Properties of presets that are their value. */
const VALUE_KEYS = [
	'color',
	'gradient',
	'colors',
	'size',
	'shadow',
	'ratio',
	'src',
	'fontFamily',
];

/**
 * Returns the value of a preset; undefined where it has none.
 *
 * @param preset The preset.
 */
export function getPresetValue( preset: Record< string, unknown > ): unknown {
	const key = VALUE_KEYS.find( ( name ) => preset[ name ] !== undefined );
	return key && preset[ key ];
}

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
 * Returns the preset that a reference names; undefined where a config has none. A block's presets come before the site's.
 *
 * @param config    The merged config.
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

/**
 * Returns a value with its references replaced by the values of their presets, where these exist.
 *
 * @param config The merged config.
 * @param path   Path of the value, from `settings` or `styles` down.
 * @param value  Value of the config.
 */
export function resolveReferences(
	config: unknown,
	path: ConfigPath,
	value: unknown
): unknown {
	if ( isRecord( value ) ) {
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, entry ] ) => [
				key,
				resolveReferences( config, path, entry ),
			] )
		);
	}
	const reference = readPresetReference( value );
	const preset = reference && findPreset( config, path, reference )?.preset;
	return preset ? getPresetValue( preset ) ?? value : value;
}

/** Matches a reference inside a value: in a gradient, a shadow or `calc()`. A reference with a fallback needs no preset. */
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
