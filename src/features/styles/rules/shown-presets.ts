import type { Preset } from './preset-list';

/** Number of rows that are shown at first, and added with each step. Each has a menu and a popover, so a thousand take a minute to render. */
export const PRESET_STEP = 60;

/** Presets that a list shows. */
export interface ShownPresets< P extends Preset > {
	shown: readonly P[];
	/** Number of the others that match. */
	hidden: number;
}

/**
 * Returns the presets that a list shows: those that match the search, up to the limit, and always the one that was just added.
 *
 * @param presets        All of them.
 * @param options        Search and limit.
 * @param options.search Text of the name, the slug or the value; empty for all.
 * @param options.limit  Highest number of rows.
 * @param options.added  Slug of the preset that was just added.
 */
export function listShownPresets< P extends Preset >(
	presets: readonly P[],
	{
		search,
		limit,
		added,
	}: { search: string; limit: number; added?: string | undefined }
): ShownPresets< P > {
	const text = search.trim().toLocaleLowerCase();
	const found =
		text === ''
			? presets
			: presets.filter( ( preset ) =>
					Object.values( preset ).some(
						( value ) =>
							typeof value === 'string' &&
							value.toLocaleLowerCase().includes( text )
					)
			  );
	const shown = found.filter(
		( { slug }, index ) => index < limit || slug === added
	);
	return { shown, hidden: found.length - shown.length };
}
