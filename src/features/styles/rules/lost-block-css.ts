import { __ } from '@wordpress/i18n';
import { tokenize } from 'css-tree/tokenizer';

import type { CssProblem } from './css-problems';

interface Part {
	from: number;
	to: number;
}

/**
 * Finds the CSS of a block that visitors do not get as it is written. WordPress splits this CSS at each `&`, without regard to strings
 * or comments, and expects declarations first, then rules of one level (`WP_Theme_JSON::process_blocks_custom_css`).
 *
 * @param css Code without errors of structure.
 */
export function findLostBlockCss( css: string ): CssProblem[] {
	const lost: Part[] = [];
	let depth = 0;
	let hasRule = false;
	let selector = '';
	let part: Part | undefined;
	const endPart = ( isLost: boolean ) => {
		if ( part && isLost ) {
			lost.push( part );
		}
		part = undefined;
		selector = '';
	};
	tokenize( css, ( _type, from, to ) => {
		const text = css.slice( from, to );
		const isComment = text.startsWith( '/*' );
		if ( to - from > 1 && /[&{}]/.test( text ) ) {
			lost.push( { from, to } );
		} else if ( text === '{' ) {
			depth++;
			if ( depth === 1 ) {
				endPart( ! isPrinted( selector ) );
				hasRule = true;
			} else {
				lost.push( { from, to } );
			}
		} else if ( text === '}' ) {
			depth--;
		} else if ( depth > 0 ) {
			if ( text === '&' ) {
				lost.push( { from, to } );
			}
		} else if ( text === ';' ) {
			endPart( hasRule || /[&@]/.test( selector ) );
		} else if ( ! isComment && ( part || text.trim() !== '' ) ) {
			part = { from: part?.from ?? from, to };
			selector += text;
		}
	} );
	endPart( hasRule || selector.includes( '&' ) );
	return lost.map( ( { from, to } ) => ( {
		from,
		to,
		message: __(
			'Visitors do not get this as it is written. WordPress needs declarations first, then rules without others inside, each with one “&” at its start.',
			'atelier'
		),
	} ) );
}

// A list of selectors is scoped as a whole only after `& `, and only without pseudo-elements.
function isPrinted( selector: string ): boolean {
	return (
		selector.lastIndexOf( '&' ) === 0 &&
		( ! selector.replace( /\([^()]*\)/g, '' ).includes( ',' ) ||
			( selector.startsWith( '& ' ) && ! selector.includes( '::' ) ) )
	);
}
