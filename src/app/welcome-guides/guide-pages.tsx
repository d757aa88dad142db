import type { ReactNode } from 'react';
import { ExternalLink } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import {
	DrawnBlocks,
	DrawnPage,
	DrawnPalette,
	DrawnReading,
	DrawnSite,
	DrawnTemplate,
} from './drawings';
import type { WelcomeGuideName } from './types';

/** A page of a guide. */
export interface GuidePage {
	drawing: ReactNode;
	title: string;
	text: ReactNode;
}

/** A guide (specification 2.8). */
export interface WelcomeGuideContent {
	/** Label of the dialog. */
	label: string;
	/** Text of the button on the last page. */
	finish: string;
	pages: readonly GuidePage[];
}

const STYLES_DOCUMENTATION =
	'https://wordpress.org/documentation/article/styles-overview/';

/** The guides by name. Functions, because translations are loaded by the time they are called. */
export const GUIDES: Readonly<
	Record< WelcomeGuideName, () => WelcomeGuideContent >
> = {
	site: () => ( {
		label: __( 'Welcome to the site editor', 'atelier' ),
		finish: __( 'Get started', 'atelier' ),
		pages: [
			{
				drawing: <DrawnSite />,
				title: __( 'Edit your site', 'atelier' ),
				text: createInterpolateElement(
					__(
						'Everything that visitors see is made of blocks, from the header to the footer. Click a block to change it, and open <strong>Styles</strong> to choose colors, fonts and spacing for the whole site.',
						'atelier'
					),
					{ strong: <strong /> }
				),
			},
		],
	} ),
	styles: () => ( {
		label: __( 'Welcome to Styles', 'atelier' ),
		finish: __( 'Get started', 'atelier' ),
		pages: [
			{
				drawing: <DrawnPalette />,
				title: __( 'Welcome to Styles', 'atelier' ),
				text: __(
					'Give your site its own look. What you change here changes on every page at once, and nothing is public before you save.',
					'atelier'
				),
			},
			{
				drawing: <DrawnPage />,
				title: __( 'Set the design', 'atelier' ),
				text: __(
					'Start with one of the theme’s style variations, then adjust colors, typography and layout until they fit.',
					'atelier'
				),
			},
			{
				drawing: <DrawnBlocks />,
				title: __( 'Personalize blocks', 'atelier' ),
				text: __(
					'Give each kind of block a look of its own: all buttons, all headings, all images, wherever they are.',
					'atelier'
				),
			},
			{
				drawing: <DrawnReading />,
				title: __( 'Learn more', 'atelier' ),
				text: createInterpolateElement(
					__(
						'New to block themes? <a>The guide to styles</a> shows what is possible.',
						'atelier'
					),
					{
						a: (
							<ExternalLink
								href={ STYLES_DOCUMENTATION }
								children=""
							/>
						),
					}
				),
			},
		],
	} ),
	page: () => ( {
		label: __( 'Editing a page', 'atelier' ),
		finish: __( 'Continue', 'atelier' ),
		pages: [
			{
				drawing: <DrawnPage />,
				title: __( 'Editing a page', 'atelier' ),
				text: __(
					'Here you edit the content of one page. To change what is around it, such as the header, open its template from the settings sidebar.',
					'atelier'
				),
			},
		],
	} ),
	template: () => ( {
		label: __( 'Editing a template', 'atelier' ),
		finish: __( 'Continue', 'atelier' ),
		pages: [
			{
				drawing: <DrawnTemplate />,
				title: __( 'Editing a template', 'atelier' ),
				text: __(
					'A template is shared: what you change here changes on every page that uses it. Press Back in the top bar to return to where you were.',
					'atelier'
				),
			},
		],
	} ),
};
