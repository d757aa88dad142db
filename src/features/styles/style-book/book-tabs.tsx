import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import type { BlockType } from '@/wordpress/block-style-support';
import type { BookChapter, BookPart } from '../rules/style-book';
import { Background } from './tabs/background';
import { Chapter } from './tabs/chapter';
import { Css } from './tabs/css';
import { Layout } from './tabs/layout';
import { Overview } from './tabs/overview';
import { Colors, Gradients } from './tabs/palettes';
import { Shadows } from './tabs/shadows';
import { States } from './tabs/states';

/** A tab of the Style Book. */
export interface BookTab {
	name: string;
	title: string;
	content: ReactNode;
}

/**
 * Returns the tabs of the Style Book: those of the whole site first, and then a tab for each category of blocks.
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
		{
			name: getPartName( 'background' ),
			title: __( 'Background', 'atelier' ),
			content: <Background />,
		},
		{
			name: getPartName( 'shadows' ),
			title: __( 'Shadows', 'atelier' ),
			content: <Shadows />,
		},
		{
			name: getPartName( 'layout' ),
			title: __( 'Layout', 'atelier' ),
			content: <Layout />,
		},
		{
			name: getPartName( 'states' ),
			title: __( 'States', 'atelier' ),
			content: <States />,
		},
		...chapters.map( ( chapter ) => ( {
			name: getChapterName( chapter ),
			title: chapter.title ?? __( 'Other', 'atelier' ),
			content: <Chapter blocks={ chapter.blocks } />,
		} ) ),
		{
			name: getPartName( 'css' ),
			title: __( 'CSS', 'atelier' ),
			content: <Css />,
		},
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
