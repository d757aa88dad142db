import { getOwnerClass } from '../rules/why/own-attributes';
import type { CascadeEntry } from '../rules/why/cascade';
import { findBlock } from './find-block';

const BLOCKS = '[data-block], [class*="wp-block-"]';

/** Facts that identify a block in another document. */
export interface BlockTrace {
	name: string;
	text: string;
	/** Its index among the blocks of the same name and text. */
	index: number;
	/** Number of blocks of the name. */
	count: number;
}

/**
 * Returns the element of the block that sets the value of an entry.
 *
 * @param entry   The entry of the value.
 * @param element The element for which it applies.
 */
export function findOwner(
	{ selectors, isOfParent }: Pick< CascadeEntry, 'selectors' | 'isOfParent' >,
	element: Element
): Element {
	const name = getOwnerClass( selectors );
	const owner = name ? element.closest( `.${ CSS.escape( name ) }` ) : null;
	return owner ?? ( isOfParent ? element.parentElement : null ) ?? element;
}

/**
 * Returns a trace of an element's block, with which it is found in another document; undefined outside of blocks.
 *
 * @param element The element.
 */
export function traceBlock( element: Element ): BlockTrace | undefined {
	const block = findBlock( element );
	if ( ! block ) {
		return undefined;
	}
	const all = listBlocks( element.ownerDocument, block.name );
	const text = readText( block.element );
	return {
		name: block.name,
		text,
		index: all
			.filter( ( one ) => readText( one ) === text )
			.indexOf( block.element ),
		count: all.length,
	};
}

/**
 * Returns the element of a block that was traced in another document; undefined where it does not exist.
 *
 * @param page  The document.
 * @param trace The block.
 */
export function findTracedBlock(
	page: Document,
	{ name, text, index, count }: BlockTrace
): Element | undefined {
	const all = listBlocks( page, name );
	const same = all.filter( ( one ) => readText( one ) === text );
	// The text that a visitor reads may differ from that of the editor: a date, a post in a list.
	return same[ index ] ?? ( all.length === count ? all[ index ] : same[ 0 ] );
}

function listBlocks( page: Document, name: string ): Element[] {
	return Array.from( page.body.querySelectorAll( BLOCKS ) ).filter(
		( one ) => {
			const block = findBlock( one );
			return block?.element === one && block.name === name;
		}
	);
}

function readText( element: Element ): string {
	return ( element.textContent ?? '' ).replace( /[\s\u200b\ufeff]+/g, '' );
}
