import { __, sprintf } from '@wordpress/i18n';

import {
	listDeclaredSizes,
	type StylePlace,
} from '../rules/words/declared-sizes';
import { joinFacts } from '../rules/words/join-facts';
import { listLookFacts } from '../rules/words/look-facts';
import { readLook, readStyle } from './read-look';
import { CONTENT_BLOCK } from './use-has-content-links';
import type { WordsRun } from './words-queue';

/** A part of an example that its words describe. */
export interface BookSample extends StylePlace {
	/** Name of the part, where an example has several. */
	label?: string;
	/** Finds it in the example. */
	find: ( example: Element ) => Element | null;
}

/**
 * Returns a function that describes the look of an example in words, empty where it finds no part.
 *
 * @param samples Its parts.
 */
export function createWordsReader(
	samples: readonly BookSample[]
): ( example: Element, run: WordsRun ) => string {
	return ( example, run ) =>
		joinFacts(
			samples.flatMap( ( { label, find, ...place } ) => {
				const element = find( example );
				return element
					? [
							{
								...( label !== undefined && { label } ),
								facts: listLookFacts(
									readLook(
										element,
										readSizeRange( element, place, run )
									),
									run
								),
							},
					  ]
					: [];
			} )
		);
}

function readSizeRange(
	element: Element,
	place: StylePlace,
	{ config, findRange }: WordsRun
) {
	return findRange(
		listDeclaredSizes( config, place ),
		readStyle( element ).fontSize
	);
}

/**
 * Returns a function that finds a part of an example.
 *
 * @param selector Its selector below the blocks.
 */
export const findPart = ( selector: string ) => ( example: Element ) =>
	example.querySelector( `.atelier-book__blocks ${ selector }` );

const LEVELS = [ 1, 2, 3, 4, 5, 6 ] as const;

/** Describes headings of all levels. */
export const readHeadings = createWordsReader(
	LEVELS.map( ( level ) => ( {
		get label() {
			/* translators: %d: level of a heading, 1 to 6. */
			return sprintf( __( 'H%d', 'atelier' ), level );
		},
		find: findPart( `h${ level }` ),
		blockName: 'core/heading',
		elements: [ `h${ level }`, 'heading' ],
	} ) )
);

/** Describes a text with a link. */
export const readText = createWordsReader( [
	{ find: findPart( 'p' ), blockName: 'core/paragraph' },
] );

/** Describes a link in a text. */
export const readLinks = createWordsReader( [
	{ find: findPart( 'a' ), elements: [ 'link' ] },
] );

/** Describes a link in the content of a page. */
export const readContentLinks = createWordsReader( [
	{
		find: findPart( 'a' ),
		blockName: CONTENT_BLOCK,
		elements: [ 'link' ],
	},
] );

/** Describes the caption of a picture. */
export const readCaptions = createWordsReader( [
	{ find: findPart( 'figcaption' ), elements: [ 'caption' ] },
] );

/** Describes buttons in both styles. */
export const readButtons = createWordsReader( [
	{
		get label() {
			return __( 'Fill', 'atelier' );
		},
		find: findPart( '.wp-block-button:not( .is-style-outline ) > *' ),
		blockName: 'core/button',
		elements: [ 'button' ],
	},
	{
		get label() {
			return __( 'Outline', 'atelier' );
		},
		find: findPart( '.is-style-outline > *' ),
		blockName: 'core/button',
		variation: 'outline',
		elements: [ 'button' ],
	},
] );

/**
 * Returns a function that describes the example of a block.
 *
 * @param name     Name of the block.
 * @param selector Selector of its styles; undefined for its outermost element.
 */
export function createBlockReader( name: string, selector: unknown ) {
	return createWordsReader( [
		{
			find: ( example ) =>
				findStyled( example, selector ) ??
				findPart( `[data-type="${ name }"]` )( example ) ??
				findPart( '> :not( style, svg )' )( example ),
			blockName: name,
		},
	] );
}

// A block of a plugin may have an invalid selector.
function findStyled( example: Element, selector: unknown ): Element | null {
	if ( typeof selector !== 'string' ) {
		return null;
	}
	try {
		return (
			[ ...example.querySelectorAll( selector ) ].find( ( element ) =>
				element.closest( '.atelier-book__blocks' )
			) ?? null
		);
	} catch {
		return null;
	}
}
