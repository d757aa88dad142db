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

/** Blocks that are on one tab of the Style Book. */
export interface BookChapter< T extends BookBlock > {
	/** Slug of the category; `null` for the blocks whose category is not registered. */
	category: string | null;
	title: string | null;
	blocks: T[];
}

/**
 * Returns the chapters of the Style Book (specification 2.4): one for each category, in their order, with the
 * blocks that have an example and that a person can insert. WordPress's own blocks are first. Categories without such blocks are left out.
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
export type BookPart =
	| 'overview'
	| 'colors'
	| 'background'
	| 'shadows'
	| 'layout'
	| 'states'
	| 'css';

/**
 * Returns the tab at which the Style Book opens for a screen.
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
		case 'background':
			return { part: 'background' };
		case 'shadows':
		case 'shadow':
			return { part: 'shadows' };
		case 'layout':
		case 'spacing-sizes':
		case 'radius-sizes':
			return { part: 'layout' };
		case 'css':
			return { part: 'css' };
		case 'block': {
			// A state of another block has no example: it would need a page.
			if ( section.state && section.blockName === 'core/button' ) {
				return { part: 'states' };
			}
			const chapter = chapters.find( ( { blocks } ) =>
				blocks.some( ( { name } ) => name === section.blockName )
			);
			return chapter ? { chapter } : { part: 'overview' };
		}
		default:
			return { part: 'overview' };
	}
}

/** Screens without an example. */
const SCREENS_OF_ALL: readonly string[] = [
	'root',
	'variations',
	'blocks',
	'revisions',
];

/**
 * Returns whether the book changes its tab when the panel opens a screen.
 *
 * @param section Inner screen of Styles.
 * @param place   The tab for it.
 */
export function isFollowed(
	section: StylesSection,
	place: ReturnType< typeof findBookSection >
): boolean {
	const hasExample =
		section.screen !== 'block' ||
		'chapter' in place ||
		place.part !== 'overview';
	return hasExample && ! SCREENS_OF_ALL.includes( section.screen );
}

/**
 * Returns the device whose styles a screen edits; undefined where it edits those of all devices.
 *
 * @param section Inner screen of Styles.
 */
export function getEditedWidth(
	section: StylesSection
): 'tablet' | 'phone' | undefined {
	const viewport = 'viewport' in section ? section.viewport : undefined;
	switch ( viewport ) {
		case '@tablet':
			return 'tablet';
		case '@mobile':
			return 'phone';
		default:
			return undefined;
	}
}

/**
 * Returns whether an example shows the subject of a screen: a block in any variation or state, an element, presets.
 *
 * @param example Screen of the example.
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
				section.blockName === example.blockName &&
				( ! example.state || section.state === example.state )
			);
		case 'typography-element':
			return (
				section.screen === 'typography-element' &&
				section.element === example.element
			);
		case 'palette':
			return section.screen === 'palette' && ! section.blockName;
		case 'shadows':
			return [ 'shadows', 'shadow' ].includes( section.screen );
		default:
			return section.screen === example.screen;
	}
}
