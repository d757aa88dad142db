import { getBlockType } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

import { findBlock } from './find-block';

/** Length of the text in a name, in characters. */
const EXCERPT_LENGTH = 40;

/**
 * Returns the name of an element: its kind, and the beginning of its text.
 *
 * @param element The element.
 */
export function nameElement( element: Element ): string {
	const name = nameElementKind( element );
	const text = readText( element ).replace( /\s+/g, ' ' ).trim();
	if ( text === '' ) {
		return name;
	}
	return sprintf(
		/* translators: An element of a page. 1: what it is, for example "Button". 2: how its text begins. */
		__( '%1$s “%2$s”', 'atelier' ),
		name,
		text.length > EXCERPT_LENGTH
			? `${ text.slice( 0, EXCERPT_LENGTH ) }…`
			: text
	);
}

/** Elements that begin on a new line, so that their texts do not join the text before. */
const LINES =
	'address, article, aside, blockquote, br, dd, div, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, td, th, tr, ul';

function readText( node: Node ): string {
	const isElement = node.nodeType === node.ELEMENT_NODE;
	const text = isElement
		? Array.from( node.childNodes, readText ).join( '' )
		: node.nodeValue ?? '';
	return isElement && ( node as Element ).matches( LINES )
		? ` ${ text } `
		: text;
}

/**
 * Returns the kind of an element: its block, or its tag in words.
 *
 * @param element The element.
 */
export function nameElementKind( element: Element ): string {
	const block = findBlock( element );
	if ( block?.element === element ) {
		return nameBlock( block.name );
	}
	const kinds: Readonly< Record< string, string | undefined > > = {
		a: __( 'Link', 'atelier' ),
		img: __( 'Image', 'atelier' ),
		button: __( 'Button', 'atelier' ),
		figcaption: __( 'Caption', 'atelier' ),
		body: __( 'Page', 'atelier' ),
		p: __( 'Paragraph', 'atelier' ),
		ul: __( 'List', 'atelier' ),
		ol: __( 'List', 'atelier' ),
		li: __( 'List item', 'atelier' ),
	};
	const tag = element.localName;
	const [ , level ] = /^h([1-6])$/.exec( tag ) ?? [];
	return level
		? sprintf(
				/* translators: %s: level of a heading, 1 to 6. */
				__( 'Heading %s', 'atelier' ),
				level
		  )
		: kinds[ tag ] ?? `<${ tag }>`;
}

/**
 * Returns the title of a block.
 *
 * @param name Its name.
 */
export function nameBlock( name: string ): string {
	return getBlockType( name )?.title ?? name;
}
