import { type Origin, type StylesConfig } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import {
	PRESET_KINDS,
	type PresetByKind,
	type PresetKind,
} from './preset-kinds';

/** Result of reading a preset list: its valid entries, and the number of invalid ones. */
export interface PresetReading< T > {
	presets: readonly T[];
	/** Number of entries that no screen can show; the whole value counts as one when it is not a list at all. */
	unreadable: number;
}

const NOTHING: PresetReading< never > = { presets: [], unreadable: 0 };

/**
 * Reads the presets of a kind and an origin. A wrong-typed list or entry never throws: it is left out and counted, so
 * that the screen can offer to reset it.
 *
 * @param config    Config to read, merged or not.
 * @param kind      Kind of preset.
 * @param origin    Origin of the list.
 * @param blockName Block whose own presets are meant; the site's when missing.
 */
export function readPresets< K extends PresetKind >(
	config: Pick< StylesConfig, 'settings' >,
	kind: K,
	origin: Origin,
	blockName?: string
): PresetReading< PresetByKind[ K ] > {
	const scope = blockName ? [ 'blocks', blockName ] : [];
	const lists = getAtPath( config.settings, [
		...scope,
		...PRESET_KINDS[ kind ].path,
	] );
	if ( lists === undefined || lists === null ) {
		return NOTHING;
	}
	if ( Array.isArray( lists ) ) {
		// Before it is saved, the user's list may have no origin.
		return origin === 'custom' ? readList( lists, kind ) : NOTHING;
	}
	if ( ! isRecord( lists ) ) {
		return origin === 'custom' ? { presets: [], unreadable: 1 } : NOTHING;
	}
	const list = lists[ origin ];
	if ( list === undefined || list === null ) {
		return NOTHING;
	}
	return Array.isArray( list )
		? readList( list, kind )
		: { presets: [], unreadable: 1 };
}

function readList< K extends PresetKind >(
	list: unknown[],
	kind: K
): PresetReading< PresetByKind[ K ] > {
	const { isValue } = PRESET_KINDS[ kind ];
	const seen = new Set< string >();
	const presets: PresetByKind[ K ][] = [];
	for ( const entry of list ) {
		if (
			! isRecord( entry ) ||
			typeof entry.slug !== 'string' ||
			entry.slug === '' ||
			seen.has( entry.slug ) ||
			! isValue( entry )
		) {
			continue;
		}
		seen.add( entry.slug );
		const name =
			typeof entry.name === 'string' && entry.name.trim() !== ''
				? entry.name
				: entry.slug;
		presets.push( { ...entry, name } as PresetByKind[ K ] );
	}
	return { presets, unreadable: list.length - presets.length };
}
