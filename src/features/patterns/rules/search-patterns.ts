import { toText } from '@/utils/to-text';
import { ALL_PARTS, ALL_PATTERNS, MY_PATTERNS } from './names';
import type { PatternItem } from './types';

type Searched = Pick<
	PatternItem,
	'title' | 'description' | 'keywords' | 'categories' | 'source'
> & { id?: number | string };

// Scores of specification 9.
const CATEGORY_SCORE = 1;
const EXACT_TITLE_SCORE = 30;
const TITLE_START_SCORE = 20;
const ALL_WORDS_SCORE = 10;

/**
 * Returns the items of a category that a search finds, the best first; items of the same score keep their order. Without words, it returns all
 * items of the category.
 *
 * @param items    The items.
 * @param category Name of the category.
 * @param text     The typed text.
 */
export function searchPatterns< T extends Searched >(
	items: readonly T[],
	category: string,
	text: string
): readonly T[] {
	const words = normalize( text );
	// Specification 9: items with a score above 1 are found; without words, those above 0.
	const threshold = words === '' ? 0 : CATEGORY_SCORE;
	const found = items
		.map( ( item ) => ( {
			item,
			score: scoreItem( item, category, text ),
		} ) )
		.filter( ( { score } ) => score > threshold );
	return (
		words === '' ? found : found.sort( ( a, b ) => b.score - a.score )
	).map( ( { item } ) => item );
}

/**
 * Returns the score of an item in a search (specification 9).
 *
 * @param item     The item.
 * @param category Name of the category that is open.
 * @param text     The typed text.
 */
export function scoreItem(
	item: Searched,
	category: string,
	text: string
): number {
	if ( ! isInCategory( item, category ) ) {
		return 0;
	}
	const words = normalize( text );
	if ( words === '' ) {
		return CATEGORY_SCORE;
	}
	const title = normalize( item.title );
	if ( title === words ) {
		return CATEGORY_SCORE + EXACT_TITLE_SCORE;
	}
	if ( title.startsWith( words ) ) {
		return CATEGORY_SCORE + TITLE_START_SCORE;
	}
	// A theme's pattern is found by its name, too. For other patterns the id is a number.
	const name = toText( item.id );
	const haystack = normalize(
		[ name, item.title, item.description, ...item.keywords ].join( ' ' )
	);
	return words.split( ' ' ).every( ( word ) => haystack.includes( word ) )
		? CATEGORY_SCORE + ALL_WORDS_SCORE
		: CATEGORY_SCORE;
}

/**
 * Returns whether an item belongs to a category or group.
 *
 * @param item     The item.
 * @param category Name of the category.
 */
export function isInCategory(
	{ categories, source }: Pick< PatternItem, 'categories' | 'source' >,
	category: string
): boolean {
	return (
		category === ALL_PATTERNS ||
		category === ALL_PARTS ||
		( category === MY_PATTERNS && source === 'user' ) ||
		categories.includes( category )
	);
}

// Case, accents and spaces around words do not matter to a search.
function normalize( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[\s/_-]+/g, ' ' )
		.trim();
}
