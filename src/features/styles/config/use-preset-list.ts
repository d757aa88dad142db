import { useCallback, useMemo } from 'react';

import type { Origin } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { dropGoneDark } from '../rules/dark/dark-values';
import {
	PRESET_KINDS,
	type PresetByKind,
	type PresetKind,
} from '../rules/preset-kinds';
import { removePreset } from '../rules/preset-list';
import { readPresets } from '../rules/read-presets';
import type { ConfigUpdate } from './global-styles-context';
import { useGlobalStyles } from './use-global-styles';

/** One preset list of an origin, with its edits. */
export interface PresetList< T > {
	presets: readonly T[];
	/** Number of entries of a stored list that no screen can show. */
	unreadable: number;
	/** Whether the person changed the list of the theme or of WordPress, or has presets of their own. */
	isChanged: boolean;
	setPresets: ( presets: readonly T[] ) => void;
	/** Returns the edit that removes the preset of a slug. */
	getRemoval: ( slug: string ) => ConfigUpdate;
	/** Resets the person's changes: the theme's list is restored, the person's own presets are removed. */
	reset: () => void;
}

/**
 * Returns the presets of one kind and origin, and the functions that edit them.
 *
 * @param kind      Kind of preset.
 * @param origin    Origin.
 * @param blockName Block with presets of its own; the site when missing.
 */
export function usePresetList< K extends PresetKind >(
	kind: K,
	origin: Origin,
	blockName?: string
): PresetList< PresetByKind[ K ] > {
	const { merged, stored, base, setUser } = useGlobalStyles();
	const presets = useMemo( () => {
		const own = readPresets( merged, kind, origin, blockName ).presets;
		// A block without presets of its own offers those of the site.
		return own.length > 0 || ! blockName
			? own
			: readPresets( merged, kind, origin ).presets;
	}, [ merged, kind, origin, blockName ] );
	const ownReading = readPresets( stored, kind, origin, blockName );
	const unreadable =
		ownReading.unreadable ||
		readPresets( base, kind, origin, blockName ).unreadable;
	const path = useMemo< ConfigPath >(
		() => [
			...( blockName ? [ 'blocks', blockName ] : [] ),
			...PRESET_KINDS[ kind ].path,
		],
		[ kind, blockName ]
	);
	const isChanged =
		ownReading.presets.length > 0 ||
		ownReading.unreadable > 0 ||
		getAtPath( stored.settings, [ ...path, origin ] ) !== undefined;

	const getUpdate = useCallback(
		( list: readonly PresetByKind[ K ][] | undefined ): ConfigUpdate =>
			( config ) => {
				const lists = getAtPath( config.settings, path );
				// A list without origins is the person's own; it moves under its origin before another origin is written.
				const withOrigins = Array.isArray( lists )
					? setAtPath( config.settings, path, { custom: lists } )
					: config.settings;
				const next = {
					...config,
					settings: setAtPath(
						withOrigins,
						[ ...path, origin ],
						origin === 'custom' && list?.length === 0
							? undefined
							: list
					),
				};
				return blockName
					? next
					: dropGoneDark( next, config, base, kind );
			},
		[ path, origin, base, kind, blockName ]
	);
	const write = useCallback(
		( list: readonly PresetByKind[ K ][] | undefined ) =>
			setUser(
				getUpdate( list ),
				`settings.${ path.join( '.' ) }.${ origin }`
			),
		[ setUser, getUpdate, path, origin ]
	);
	const reset = useCallback( () => write( undefined ), [ write ] );
	return {
		presets,
		unreadable,
		isChanged,
		setPresets: write,
		getRemoval: ( slug ) => getUpdate( removePreset( presets, slug ) ),
		reset,
	};
}
