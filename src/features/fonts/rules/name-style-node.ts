import { __, sprintf } from '@wordpress/i18n';

import { nameStyleElement } from '@/utils/name-style-element';

/**
 * Returns the name of a node of the styles, as on its screen: *Text*, *Headings*, *Quote*.
 *
 * @param path          Path of the node below `styles`.
 * @param getBlockTitle Returns the title of a block.
 */
export function nameStyleNode(
	path: readonly string[],
	getBlockTitle: ( name: string ) => string
): string {
	const [ list, name = '', ...rest ] = path;
	if ( list === undefined ) {
		return __( 'Text', 'atelier' );
	}
	const own = list === 'blocks' ? getBlockTitle( name ) : nameElement( name );
	const inner = rest.indexOf( 'elements' );
	const element = inner < 0 ? undefined : rest[ inner + 1 ];
	return element === undefined
		? own
		: sprintf(
				/* translators: 1: where something is, for example the block "Quote". 2: name of something in it, for example "Links". */
				__( '%1$s › %2$s', 'atelier' ),
				own,
				nameElement( element )
		  );
}

function nameElement( name: string ): string {
	return (
		nameStyleElement( name ) ??
		( /^h[1-6]$/.test( name ) ? name.toUpperCase() : name )
	);
}
