import type { PatternItem } from './types';

/** A record that can take the place of another, for a field of choices. */
export interface Replacement {
	value: string;
	label: string;
}

/**
 * Returns what can take the place of a pattern or part: a part's that of another part or of a pattern. A pattern of the theme has no
 * number by which a block could name it, and of one that is not published visitors would see nothing.
 *
 * @param item     The pattern or part.
 * @param patterns All patterns.
 * @param parts    All parts.
 */
export function listReplacements(
	{ key, type }: Pick< PatternItem, 'key' | 'type' >,
	patterns: readonly PatternItem[],
	parts: readonly PatternItem[]
): readonly Replacement[] {
	return [
		...( type === 'wp_template_part' ? parts : [] ),
		...patterns.filter(
			( { source, status } ) => source === 'user' && status === 'publish'
		),
	]
		.filter( ( candidate ) => candidate.key !== key )
		.map( ( { id, title } ) => ( { value: String( id ), label: title } ) );
}
