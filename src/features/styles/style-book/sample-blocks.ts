import { createBlock, getBlockFromExample } from '@wordpress/blocks';
import type { PreviewedBlock } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';

const LEVELS = [ 1, 2, 3, 4, 5, 6 ] as const;

/** Creates a heading of each level. */
export function createHeadings(): readonly PreviewedBlock[] {
	return LEVELS.map( ( level ) =>
		createBlock( 'core/heading', {
			level,
			content: sprintf(
				/* translators: %d: level of a heading, from 1 to 6. */
				__( 'Heading %d', 'atelier' ),
				level
			),
		} )
	);
}

/** Creates a paragraph of several lines with a link. */
export function createText(): readonly PreviewedBlock[] {
	const text = __(
		'Body text is most of what people read on a site, so it should be easy on the eye: large enough, with room between its lines, and not too wide.',
		'atelier'
	);
	const link = __( 'This is a link.', 'atelier' );
	return [
		createBlock( 'core/paragraph', {
			content: `${ text } <a href="#">${ link }</a>`,
		} ),
	];
}

/** Creates a link. */
export function createSampleLink(): readonly PreviewedBlock[] {
	const link = __( 'This is a link.', 'atelier' );
	return [
		createBlock( 'core/paragraph', {
			content: `<a href="#">${ link }</a>`,
		} ),
	];
}

// A picture of one pixel: only its caption is visible.
const PICTURE =
	'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Creates the caption of a picture. */
export function createCaption(): readonly PreviewedBlock[] {
	return [
		createBlock( 'core/image', {
			url: PICTURE,
			alt: '',
			caption: __( 'A caption says what a picture shows.', 'atelier' ),
		} ),
	];
}

/** Creates a line in each width of a page's layout, the narrowest first. */
export function createLayout(): readonly PreviewedBlock[] {
	const texts = [
		{ content: __( 'Content width', 'atelier' ) },
		{ content: __( 'Wide width', 'atelier' ), align: 'wide' },
		{ content: __( 'Full width', 'atelier' ), align: 'full' },
	];
	return [
		createBlock(
			'core/group',
			{ layout: { type: 'constrained' } },
			texts.map( ( attributes ) =>
				createBlock( 'core/paragraph', attributes )
			)
		),
	];
}

/** Creates one button. */
export function createButton(): readonly PreviewedBlock[] {
	return [
		createBlock( 'core/buttons', {}, [
			createBlock( 'core/button', { text: __( 'Button', 'atelier' ) } ),
		] ),
	];
}

/** Creates two buttons, one of them in the style “Outline”. */
export function createButtons(): readonly PreviewedBlock[] {
	const label = __( 'Button', 'atelier' );
	return [
		createBlock( 'core/buttons', {}, [
			createBlock( 'core/button', { text: label } ),
			createBlock( 'core/button', {
				text: label,
				className: 'is-style-outline',
			} ),
		] ),
	];
}

/**
 * Returns a function that creates the example of a block type.
 *
 * @param name    Name of the block.
 * @param example Its example.
 */
export function createExample(
	name: string,
	example: Parameters< typeof getBlockFromExample >[ 1 ]
): () => readonly PreviewedBlock[] {
	return () => [ getBlockFromExample( name, example ) ];
}
