import { __ } from '@wordpress/i18n';
import parse from 'css-tree/parser';
import {
	BadString,
	Function as FunctionToken,
	tokenize,
} from 'css-tree/tokenizer';

import { findStyleEnd } from './style-end';

/** An error in CSS, and its position in the text. */
export interface CssProblem {
	from: number;
	to: number;
	message: string;
}

const OPENING: Readonly< Record< string, string > > = {
	'{': '}',
	'(': ')',
	'[': ']',
};

/**
 * Finds errors in the structure of CSS: unmatched brackets, declarations without a value, text outside
 * of rules. Names and values are not checked, so that CSS which is newer than this code is never called wrong. Markup is
 * reported, because the server refuses it.
 *
 * @param css      Code.
 * @param isNested Whether the code is a block's: declarations, and nested rules.
 */
export function findCssProblems( css: string, isNested = false ): CssProblem[] {
	const problems = [ ...findMarkup( css ), ...findUnbalanced( css ) ];
	// Where a bracket is missing, all code after it would be reported, too.
	return (
		problems.length > 0 ? problems : findParseErrors( css, isNested )
	).sort( ( a, b ) => a.from - b.from );
}

function findMarkup( css: string ): CssProblem[] {
	const from = findStyleEnd( css );
	return from < 0
		? []
		: [
				{
					from,
					to: css.length,
					message: __(
						'The custom CSS is invalid. Do not use <> markup.',
						'atelier'
					),
				},
		  ];
}

function findUnbalanced( css: string ): CssProblem[] {
	const open: { at: number; closing: string }[] = [];
	const problems: CssProblem[] = [];
	tokenize( css, ( type, start, end ) => {
		const text = css.slice( start, end );
		if ( type === FunctionToken ) {
			open.push( { at: end - 1, closing: ')' } );
		} else if ( OPENING[ text ] ) {
			open.push( { at: start, closing: OPENING[ text ] ?? '' } );
		} else if ( text === '}' || text === ')' || text === ']' ) {
			if ( open[ open.length - 1 ]?.closing === text ) {
				open.pop();
			} else {
				problems.push( {
					from: start,
					to: end,
					message: __( 'This bracket closes nothing.', 'atelier' ),
				} );
			}
		} else if ( type === BadString ) {
			problems.push( {
				from: start,
				to: end,
				message: __( 'This text in quotes does not end.', 'atelier' ),
			} );
		}
	} );
	return [
		...problems,
		...open.map( ( { at } ) => ( {
			from: at,
			to: at + 1,
			message: __( 'This bracket is never closed.', 'atelier' ),
		} ) ),
	];
}

function findParseErrors( css: string, isNested: boolean ): CssProblem[] {
	const problems: CssProblem[] = [];
	// A block's code is the content of a rule. The rule is added on the same line, and its length is subtracted from the positions.
	const before = isNested ? '&{' : '';
	parse( `${ before }${ css }${ isNested ? '}' : '' }`, {
		context: 'stylesheet',
		parseValue: false,
		parseCustomProperty: false,
		parseRulePrelude: false,
		parseAtrulePrelude: false,
		onParseError: ( error ) => {
			const from = Math.min(
				Math.max( 0, ( error.offset ?? 0 ) - before.length ),
				Math.max( 0, css.length - 1 )
			);
			problems.push( {
				from,
				to: Math.min( from + 1, css.length ),
				message: __(
					'This is not a rule or a declaration of CSS.',
					'atelier'
				),
			} );
		},
	} );
	return problems;
}
