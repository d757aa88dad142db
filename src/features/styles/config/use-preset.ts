import type { Origin } from '@/utils/theme-json/config';
import type { PresetByKind, PresetKind } from '../rules/preset-kinds';
import { removePreset, renamePreset } from '../rules/preset-list';
import { readPresets } from '../rules/read-presets';
import { useGlobalStyles } from './use-global-styles';
import { usePresetList } from './use-preset-list';

/** One preset, and the functions that edit it. */
export interface PresetAccess< T > {
	preset: T;
	replace: ( next: T ) => void;
	/** Renames it; missing unless the preset is the person's. */
	rename?: ( name: string ) => void;
	/** Removes it; missing unless the preset is the person's. */
	remove?: () => void;
	/** Resets the person's changes; missing unless a preset of the theme or of WordPress is changed. */
	reset?: () => void;
}

/**
 * Returns one preset, and the functions that edit it; `undefined` when no preset has the slug.
 *
 * @param kind   Kind of preset.
 * @param origin Origin.
 * @param slug   Its slug.
 */
export function usePreset< K extends PresetKind >(
	kind: K,
	origin: Origin,
	slug: string
): PresetAccess< PresetByKind[ K ] > | undefined {
	const { base } = useGlobalStyles();
	const { presets, setPresets } = usePresetList( kind, origin );
	const hasSlug = ( candidate: PresetByKind[ K ] ) => candidate.slug === slug;
	const preset = presets.find( hasSlug );
	if ( ! preset ) {
		return undefined;
	}
	const replace = ( next: PresetByKind[ K ] ) =>
		setPresets(
			presets.map( ( candidate ) =>
				hasSlug( candidate ) ? next : candidate
			)
		);
	if ( origin === 'custom' ) {
		return {
			preset,
			replace,
			rename: ( name ) =>
				setPresets( renamePreset( presets, slug, name ) ),
			remove: () => setPresets( removePreset( presets, slug ) ),
		};
	}
	const original = readPresets( base, kind, origin ).presets.find( hasSlug );
	const isChanged =
		original !== undefined &&
		JSON.stringify( original ) !== JSON.stringify( preset );
	return {
		preset,
		replace,
		...( isChanged ? { reset: () => replace( original ) } : {} ),
	};
}
