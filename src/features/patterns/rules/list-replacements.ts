import type { PatternItem } from './types';

/**
 * Returns what can take the place of a pattern or part: a part's that of another part or of a pattern. A pattern of the theme has no
 * number by which a block could name it, and of one that is not published visitors would see nothing. First come those of the same area,
 * or of a category that both have.
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
