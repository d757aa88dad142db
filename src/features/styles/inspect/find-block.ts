import { getBlockTypes } from '@wordpress/blocks';

/** A block in a document. */
export interface FoundBlock {
	name: string;
	/** Its outermost element. */
	element: Element;
}

/** Matches the class of a block, and not a class of an element in it, such as `wp-block-button__link`. */
const OWN_CLASS = /^wp-block-([a-z0-9-]+)$/;

let known: Map< string, string > | undefined;
let count = 0;

/**
 * Returns the block that an element belongs to. In a canvas an attribute names the block, on a page of the site its class.
 *
 * @param element The element.
 */
export function findBlock( element: Element ): FoundBlock | undefined {
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		const named = current.getAttribute( 'data-type' );
		if ( named !== null && current.hasAttribute( 'data-block' ) ) {
			return { name: named, element: current };
		}
		for ( const token of Array.from( current.classList ) ) {
			const name = OWN_CLASS.test( token )
				? listClasses().get( token )
				: undefined;
			if ( name ) {
				return { name, element: current };
			}
		}
	}
	return undefined;
}

function listClasses(): Map< string, string > {
	const types = getBlockTypes();
	if ( ! known || count !== types.length ) {
		count = types.length;
		known = new Map(
			types.map( ( { name } ) => [
				`wp-block-${ name
					.replace( /^core\//, '' )
					.replace( '/', '-' ) }`,
				name,
			] )
		);
	}
	return known;
}
