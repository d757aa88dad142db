import {
	PRESET_ORIGINS,
	type Config,
	type ConfigNode,
} from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { PRESET_KINDS } from '../preset-kinds';
import { readPresets } from '../read-presets';

/** Kinds of presets that have a second value for dark schemes. */
export const DARK_KINDS = [ 'color', 'gradient' ] as const;

/** Name of a kind of preset that has a second value. */
export type DarkKind = ( typeof DARK_KINDS )[ number ];

/** A preset with its value for dark schemes. */
export interface DarkPreset {
	kind: DarkKind;
	slug: string;
	value: string;
}

/** Path of dark values below `settings`. WordPress prints each value below `custom` as a CSS variable. */
const DARK: ConfigPath = [ 'custom', 'dark' ];

/**
 * Returns whether presets of a kind have a second value.
 *
 * @param kind Kind of preset.
 */
export function isDarkKind( kind: string ): kind is DarkKind {
	return DARK_KINDS.some( ( other ) => other === kind );
}

/**
 * Returns the path of a preset's dark value below `settings`.
 *
 * @param kind Kind of preset.
 * @param slug Slug of the preset.
 */
export function getDarkPath( kind: DarkKind, slug: string ): ConfigPath {
	return [ ...DARK, kind, slug ];
}

/**
 * Returns the value of a preset for dark schemes; undefined when it has no text as its value.
 *
 * @param config Config to read, merged or not.
 * @param kind   Kind of preset.
 * @param slug   Slug of the preset.
 */
export function readDarkValue(
	config: Pick< Config, 'settings' >,
	kind: DarkKind,
	slug: string
): string | undefined {
	const value = getAtPath( config.settings, getDarkPath( kind, slug ) );
	return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * Lists the presets of the site that have a dark value, each slug once. Values of missing presets are left out.
 *
 * @param config Merged config.
 */
export function listDarkPresets(
	config: Pick< Config, 'settings' >
): DarkPreset[] {
	return DARK_KINDS.flatMap( ( kind ) => {
		if ( ! isRecord( getAtPath( config.settings, [ ...DARK, kind ] ) ) ) {
			return [];
		}
		return [ ...new Set( listSlugs( config, kind ) ) ]
			.sort()
			.flatMap( ( slug ) => {
				const value = readDarkValue( config, kind, slug );
				return value === undefined ? [] : [ { kind, slug, value } ];
			} );
	} );
}

/**
 * Returns whether a theme has other values at the path of dark values, which writing there would remove.
 *
 * @param base The theme's config.
 */
export function isDarkPlaceTaken( base: Pick< Config, 'settings' > ): boolean {
	return [ DARK, ...DARK_KINDS.map( ( kind ) => [ ...DARK, kind ] ) ].some(
		( path ) => {
			const value = getAtPath( base.settings, path );
			// PHP writes an empty object as an empty list.
			const isEmpty = Array.isArray( value ) && value.length === 0;
			return value !== undefined && ! isRecord( value ) && ! isEmpty;
		}
	);
}

/**
 * Returns a config with dark values set. An undefined value is removed.
 *
 * @param config The person's config.
 * @param kind   Kind of the presets.
 * @param values Values by slug.
 */
export function setDarkValues< T extends Pick< Config, 'settings' > >(
	config: T,
	kind: DarkKind,
	values: Readonly< Record< string, string | undefined > >
): T {
	return {
		...config,
		settings: Object.entries( values ).reduce< ConfigNode >(
			( settings, [ slug, value ] ) =>
				setAtPath( settings, getDarkPath( kind, slug ), value ),
			config.settings
		),
	};
}

/**
 * Returns the person's config without the dark values of presets that were just removed, so that a new preset with such a slug does not
 * have them.
 *
 * @param next   The person's config.
 * @param before The config before the change.
 * @param base   The theme's config.
 * @param kind   Kind of the presets.
 */
export function dropGoneDark< T extends Pick< Config, 'settings' > >(
	next: T,
	before: Pick< Config, 'settings' >,
	base: Pick< Config, 'settings' >,
	kind: string
): T {
	if ( ! isDarkKind( kind ) ) {
		return next;
	}
	const left = new Set( [
		...listSlugs( next, kind ),
		...listSlugs( base, kind ),
	] );
	const gone = listSlugs( before, kind ).filter(
		( slug ) => ! left.has( slug )
	);
	return setDarkValues(
		next,
		kind,
		Object.fromEntries( gone.map( ( slug ) => [ slug, undefined ] ) )
	);
}

/**
 * Returns a config as it is in a dark scheme: presets have their dark values.
 *
 * @param config Merged config.
 */
export function toDarkConfig< T extends Pick< Config, 'settings' > >(
	config: T
): T {
	const presets = listDarkPresets( config );
	return presets.length === 0
		? config
		: {
				...config,
				settings: DARK_KINDS.reduce< ConfigNode >(
					( settings, kind ) =>
						darkenLists(
							settings,
							kind,
							new Map(
								presets
									.filter(
										( preset ) => preset.kind === kind
									)
									.map( ( { slug, value } ) => [
										slug,
										value,
									] )
							)
						),
					config.settings
				),
		  };
}

function listSlugs(
	config: Pick< Config, 'settings' >,
	kind: DarkKind
): string[] {
	return PRESET_ORIGINS.flatMap( ( origin ) =>
		readPresets( config, kind, origin ).presets.map( ( { slug } ) => slug )
	);
}

function darkenLists(
	settings: ConfigNode,
	kind: DarkKind,
	values: ReadonlyMap< string, string >
): ConfigNode {
	const { path } = PRESET_KINDS[ kind ];
	const lists = getAtPath( settings, path );
	const darken = ( list: unknown ) =>
		Array.isArray( list )
			? list.map( ( entry: unknown ) => {
					const value =
						isRecord( entry ) && typeof entry.slug === 'string'
							? values.get( entry.slug )
							: undefined;
					return value === undefined
						? entry
						: { ...( entry as ConfigNode ), [ kind ]: value };
			  } )
			: list;
	if ( values.size === 0 || lists === undefined ) {
		return settings;
	}
	return setAtPath(
		settings,
		path,
		isRecord( lists )
			? Object.fromEntries(
					Object.entries( lists ).map( ( [ origin, list ] ) => [
						origin,
						darken( list ),
					] )
			  )
			: darken( lists )
	);
}
