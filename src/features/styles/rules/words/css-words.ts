import { __, _n, sprintf } from '@wordpress/i18n';

import type { Config } from '@/utils/theme-json/config';
import { toRecord } from '@/utils/is-record';
import { joinList } from './join-facts';

/**
 * Describes the extent of CSS in words: its lines and rules. Comments are no rules.
 *
 * @param css The CSS.
 */
export function describeCss( css: string ): string {
	const text = css.trim();
	if ( text === '' ) {
		return __( 'no CSS', 'atelier' );
	}
	const lines = text.split( /\r\n|\r|\n/ ).length;
	const rules = countRules( text );
	return joinList( [
		sprintf(
			/* translators: %d: number of lines of CSS. */
			_n( '%d line of CSS', '%d lines of CSS', lines, 'atelier' ),
			lines
		),
		...( rules > 0
			? [
					sprintf(
						/* translators: %d: number of rules of CSS. */
						_n( '%d rule', '%d rules', rules, 'atelier' ),
						rules
					),
			  ]
			: [] ),
	] );
}

function countRules( css: string ): number {
	const plain = css
		.replace( /\/\*.*?(\*\/|$)/gs, '' )
		.replace( /(["'])(?:\\.|(?!\1).)*\1/gs, '' );
	return plain.split( '{' ).length - 1;
}

/** A block, or a style of a block, that has CSS. */
export interface BlockCss {
	blockName: string;
	variation?: string;
	css: string;
}

/**
 * Lists the blocks, and styles of blocks, that have CSS.
 *
 * @param config Merged config.
 */
export function listBlockCss( {
	styles,
}: Pick< Config, 'styles' > ): BlockCss[] {
	return Object.entries( toRecord( styles.blocks ) ).flatMap(
		( [ blockName, node ] ) => [
			...readCss( node ).map( ( css ) => ( { blockName, css } ) ),
			...Object.entries(
				toRecord( toRecord( node ).variations )
			).flatMap( ( [ variation, below ] ) =>
				readCss( below ).map( ( css ) => ( {
					blockName,
					variation,
					css,
				} ) )
			),
		]
	);
}

function readCss( node: unknown ): string[] {
	const { css } = toRecord( node );
	return typeof css === 'string' && css.trim() !== '' ? [ css ] : [];
}
