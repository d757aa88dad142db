import type { PatternItem } from './types';

/**
 * Returns the possible replacements of a pattern or part: published patterns of people and, for a part, other parts. A theme's pattern has no id
 * to which a block could refer, and an unpublished one would show nothing to visitors. Items of the same area or of a shared category are first.
 *
 * @param item     The pattern or part.
 * @param patterns All patterns.
 * @param parts    All parts.
 */
export function listReplacements(
	{ key, type, categories }: PatternItem,
	patterns: readonly PatternItem[],
	parts: readonly PatternItem[]
): readonly PatternItem[] {
	const rank = ( candidate: PatternItem ) =>
		( candidate.type === type ? 0 : 2 ) +
		( categories.some( ( name ) => candidate.categories.includes( name ) )
			? 0
			: 1 );
	return [
		...( type === 'wp_template_part' ? parts : [] ),
		...patterns.filter(
			( { source, status } ) => source === 'user' && status === 'publish'
		),
	]
		.filter( ( candidate ) => candidate.key !== key )
		.sort( ( a, b ) => rank( a ) - rank( b ) );
}
