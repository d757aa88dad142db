import { sortCoreBlocksFirst } from './block-search';
import type { StylesSection } from './styles-section';

/** Properties of a block type that the Style Book needs. */
export interface BookBlock {
	name: string;
	title: string;
	category?: string | undefined;
	example?: unknown;
	supports?: { inserter?: unknown } | undefined;
}

/** A category of blocks, as WordPress registers it. */
export interface BookCategory {
	slug: string;
	title: string;
}

/** Blocks that stand on one tab of the Style Book. */
export interface BookChapter< T extends BookBlock > {
	/** Slug of the category; `null` for the blocks whose category is not registered. */
	category: string | null;
	title: string | null;
	blocks: T[];
}

/**
 * Returns the chapters of the Style Book (specification 2.4): one for each category with a block that has an example and that a
 * person can insert, in the order of the categories, WordPress's own blocks first in each.
 *
 * @param blocks     Block types.
 * @param categories Categories in their order.
 */
export function getBookChapters< T extends BookBlock >(
	blocks: readonly T[],
	categories: readonly BookCategory[]
): BookChapter< T >[] {
	const shown = sortCoreBlocksFirst( blocks ).filter(
		( { example, supports } ) =>
			example !== undefined && supports?.inserter !== false
	);
	const known = new Set( categories.map( ( { slug } ) => slug ) );
	return [
		...categories.map( ( { slug, title } ) => ( {
			category: slug,
			title,
			blocks: shown.filter( ( { category } ) => category === slug ),
		} ) ),
		{
			category: null,
			title: null,
			blocks: shown.filter(
				( { category } ) =>
					category === undefined || ! known.has( category )
			),
		},
	].filter( ( chapter ) => chapter.blocks.length > 0 );
}

/** Tabs of the Style Book that are no category of blocks. */
export type BookPart = 'overview' | 'colors';

/**
 * Returns what the Style Book opens at, so that a person finds what they are styling.
 *
 * @param section  Inner screen of Styles.
 * @param chapters Chapters of the book.
 */
export function findBookSection< T extends BookBlock >(
	section: StylesSection,
	chapters: ReadonlyArray< BookChapter< T > >
): { part: BookPart } | { chapter: BookChapter< T > } {
	switch ( section.screen ) {
		case 'colors':
		case 'palette':
			return { part: 'colors' };
		case 'block': {
			const chapter = chapters.find( ( { blocks } ) =>
				blocks.some( ( { name } ) => name === section.blockName )
			);
			return chapter ? { chapter } : { part: 'overview' };
		}
		default:
			return { part: 'overview' };
	}
}

/**
 * Tells whether an example shows what the screen edits: a block's own screen, whatever variation or state is edited there.
 *
 * @param example Screen that the example leads to.
 * @param section Screen of the address.
 */
export function isShownBy(
	example: StylesSection,
	section: StylesSection
): boolean {
	switch ( example.screen ) {
		case 'block':
			return (
				section.screen === 'block' &&
				section.blockName === example.blockName
			);
		case 'typography-element':
			return (
				section.screen === 'typography-element' &&
				section.element === example.element
			);
		case 'palette':
			return section.screen === 'palette' && ! section.blockName;
		default:
			return section.screen === example.screen;
	}
}
