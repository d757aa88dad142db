import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import type { BlockType } from '@/wordpress/block-style-support';
import type { BookChapter, BookPart } from '../rules/style-book';
import { toRecord } from '@/utils/is-record';
import { toPresetVariable } from '../rules/dark/dark-css';
import type { DarkKind } from '../rules/dark/dark-values';
import { usePalettes } from '../panels/use-palettes';
import { BookBlocks, BookExample } from './book-example';
import { BookSwatches, readSwatchWords } from './book-swatches';
import {
	createBlockReader,
	readButtons,
	readCaptions,
	readHeadings,
	readLinks,
	readText,
} from './book-samples';
import {
	createButtons,
	createCaption,
	createExample,
	createHeadings,
	createLink,
	createText,
} from './sample-blocks';

const PALETTE = { screen: 'palette' } as const;

/** The site at a glance: colours and type. */
function Overview() {
	return (
		<>
			<Colors />
			<BookExample
				read={ readHeadings }
				title={ __( 'Headings', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'heading' } }
			>
				<BookBlocks create={ createHeadings } />
			</BookExample>
			<BookExample
				read={ readText }
				title={ __( 'Text', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'text' } }
			>
				<BookBlocks create={ createText } />
			</BookExample>
			<BookExample
				read={ readLinks }
				title={ __( 'Links', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'link' } }
			>
				<BookBlocks create={ createLink } />
			</BookExample>
			<BookExample
				read={ readCaptions }
				title={ __( 'Captions', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'caption' } }
			>
				<BookBlocks create={ createCaption } />
			</BookExample>
			<BookExample
				read={ readButtons }
				title={ __( 'Buttons', 'atelier' ) }
				to={ { screen: 'typography-element', element: 'button' } }
			>
				<BookBlocks create={ createButtons } />
			</BookExample>
		</>
	);
}

/** The palette's colours by origin. */
function Colors() {
	const { colors } = usePalettes();
	return (
		<>
			{ colors.map( ( group ) => (
				<BookExample
					key={ group.name }
					title={ describeFills( __( 'Colors', 'atelier' ), group ) }
					read={ readSwatchWords }
					to={ PALETTE }
				>
					<BookSwatches
						swatches={ group.colors.map(
							( { name, slug, color } ) => ( {
								name,
								slug,
								fill: toFill( 'color', slug, color ),
							} )
						) }
					/>
				</BookExample>
			) ) }
		</>
	);
}

/** The palette's gradients by origin. */
function Gradients() {
	const { gradients } = usePalettes();
	return (
		<>
			{ gradients.map( ( group ) => (
				<BookExample
					key={ group.name }
					title={ describeFills(
						__( 'Gradients', 'atelier' ),
						group
					) }
					read={ readSwatchWords }
					to={ PALETTE }
				>
					<BookSwatches
						swatches={ group.gradients.map(
							( { name, slug, gradient } ) => ( {
								name,
								slug,
								fill: toFill( 'gradient', slug, gradient ),
							} )
						) }
					/>
				</BookExample>
			) ) }
		</>
	);
}

// The page's variable has the value of the scheme that is shown.
function toFill( kind: DarkKind, slug: string, value: string ): string {
	return `var(${ toPresetVariable( kind, slug ) }, ${ value })`;
}

function describeFills( kind: string, { name }: { name: string } ): string {
	return `${ kind }: ${ name }`;
}

/** Props of {@link Chapter}. */
interface ChapterProps {
	blocks: readonly BlockType[];
}

/** The examples of the blocks of a category. */
function Chapter( { blocks }: ChapterProps ) {
	return (
		<>
			{ blocks.map( ( block ) => (
				<BlockExample key={ block.name } block={ block } />
			) ) }
		</>
	);
}

interface KnownExample {
	create: ReturnType< typeof createExample >;
	read: ReturnType< typeof createBlockReader >;
}

const known = new WeakMap< object, KnownExample >();

function BlockExample( { block }: { block: BlockType } ) {
	const { name, title, example } = block;
	if ( ! example ) {
		return null;
	}
	const { create, read } = known.get( example ) ?? {
		create: createExample( name, example ),
		read: createBlockReader( name, getStyledSelector( block ) ),
	};
	known.set( example, { create, read } );
	return (
		<BookExample
			title={ title }
			read={ read }
			to={ { screen: 'block', blockName: name } }
		>
			<BookBlocks create={ create } />
		</BookExample>
	);
}

// Types of `@wordpress/blocks` do not know it.
function getStyledSelector( block: BlockType ): unknown {
	return toRecord( toRecord( block ).selectors ).root;
}

/** A tab of the Style Book. */
export interface BookTab {
	name: string;
	title: string;
	content: ReactNode;
}

/**
 * Returns the tabs of the Style Book: what is of the whole site first, and then a tab for each category of blocks.
 *
 * @param chapters Blocks with an example by category.
 */
export function getBookTabs(
	chapters: ReadonlyArray< BookChapter< BlockType > >
): BookTab[] {
	return [
		{
			name: getPartName( 'overview' ),
			title: __( 'Overview', 'atelier' ),
			content: <Overview />,
		},
		{
			name: getPartName( 'colors' ),
			title: __( 'Colors', 'atelier' ),
			content: (
				<>
					<Colors />
					<Gradients />
				</>
			),
		},
		...chapters.map( ( chapter ) => ( {
			name: getChapterName( chapter ),
			title: chapter.title ?? __( 'Other', 'atelier' ),
			content: <Chapter blocks={ chapter.blocks } />,
		} ) ),
	];
}

/**
 * Returns the name of a tab that is no category of blocks.
 *
 * @param part The part of the book.
 */
export function getPartName( part: BookPart ): string {
	return `part-${ part }`;
}

/**
 * Returns the name of a category's tab.
 *
 * @param chapter          Chapter of the book.
 * @param chapter.category Slug of its category.
 */
export function getChapterName( {
	category,
}: Pick< BookChapter< BlockType >, 'category' > ): string {
	return `category-${ category ?? '' }`;
}
