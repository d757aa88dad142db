/** Properties that every preset has. */
export interface Preset {
	slug: string;
	name: string;
}

/**
 * Returns the number of the next preset in a list: one more than the highest `{prefix}{n}` in use. A slug that was deleted in the
 * middle is not used again, because content may still refer to it.
 *
 * @param slugs  Slugs in use, of all origins.
 * @param prefix Start of the slug, `custom-` or `shadow-` for instance.
 */
export function getNextPresetNumber(
	slugs: readonly string[],
	prefix: string
): number {
	const used = slugs
		.filter( ( slug ) => slug.startsWith( prefix ) )
		.map( ( slug ) => slug.slice( prefix.length ) )
		.filter( ( rest ) => /^\d+$/.test( rest ) )
		.map( Number );
	return Math.max( 0, ...used ) + 1;
}

/**
 * Returns the list with one preset replaced by its changed copy; the same list when no preset has the slug.
 *
 * @param presets List of one origin.
 * @param slug    Preset to change.
 * @param changes Values to replace.
 */
export function updatePreset< T extends Preset >(
	presets: readonly T[],
	slug: string,
	changes: Partial< T >
): readonly T[] {
	if ( ! presets.some( ( preset ) => preset.slug === slug ) ) {
		return presets;
	}
	return presets.map( ( preset ) =>
		preset.slug === slug ? { ...preset, ...changes } : preset
	);
}

/**
 * Returns the list with a preset renamed. The name is trimmed; an empty one changes nothing (specification 5).
 *
 * @param presets List of one origin.
 * @param slug    Preset to rename; its slug stays, because content refers to it.
 * @param name    New name as typed.
 */
export function renamePreset< T extends Preset >(
	presets: readonly T[],
	slug: string,
	name: string
): readonly T[] {
	const trimmed = name.trim();
	return trimmed === ''
		? presets
		: updatePreset( presets, slug, { name: trimmed } as Partial< T > );
}

/**
 * Returns the list without the preset of a slug.
 *
 * @param presets List of one origin.
 * @param slug    Preset to remove.
 */
export function removePreset< T extends Preset >(
	presets: readonly T[],
	slug: string
): readonly T[] {
	return presets.filter( ( preset ) => preset.slug !== slug );
}

/**
 * Returns the list with one preset moved by a number of places, but not beyond its ends.
 *
 * @param presets List of one origin.
 * @param slug    Preset to move.
 * @param offset  Places to move: negative towards the start.
 */
export function movePreset< T extends Preset >(
	presets: readonly T[],
	slug: string,
	offset: number
): readonly T[] {
	const from = presets.findIndex( ( preset ) => preset.slug === slug );
	const to = Math.min( presets.length - 1, Math.max( 0, from + offset ) );
	const moved = presets[ from ];
	if ( moved === undefined || from === to ) {
		return presets;
	}
	const rest = presets.filter( ( preset ) => preset !== moved );
	return [ ...rest.slice( 0, to ), moved, ...rest.slice( to ) ];
}
