import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { diffLines } from '@/utils/diff-lines';
import type { Config } from '@/utils/theme-json/config';
import { describeDifference } from '../rules/describe-difference';
import type { Difference } from '../rules/diff-configs';
import { readDifference, type ReadableValue } from '../rules/read-difference';
import type { StyleNames } from '../rules/style-names';
import './style.scss';

// More lines would hide the other changes; the screen of Additional CSS has all.
const MAX_CSS_LINES = 8;

/** Props of {@link DifferenceRow}. */
export interface DifferenceRowProps {
	difference: Difference;
	/** The left config, merged with the theme's. */
	left: Config;
	/** The right config, merged with the theme's. */
	right: Config;
	names: StyleNames;
}

/** One difference: its name, and both values in words. */
export function DifferenceRow( {
	difference,
	left,
	right,
	names,
}: DifferenceRowProps ) {
	return (
		<>
			<span className="atelier-style-differences__name">
				{ describeDifference( difference, names ) }
			</span>
			{ isCss( difference ) ? (
				<CssLines difference={ difference } />
			) : (
				<Values values={ readDifference( difference, left, right ) } />
			) }
			{ difference.looksSame && (
				<span className="atelier-style-differences__mark">
					{ __( 'Looks the same', 'atelier' ) }
				</span>
			) }
		</>
	);
}

function Values( {
	values: [ before, after ],
}: {
	values: readonly [ ReadableValue, ReadableValue ];
} ) {
	return (
		<span className="atelier-style-differences__values">
			{ createInterpolateElement(
				/* translators: both tags stand for a value: the one before, and the one after. */
				__( '<before/> → <after/>', 'atelier' ),
				{
					before: <Value value={ before } />,
					after: <Value value={ after } />,
				}
			) }
		</span>
	);
}

function Value( { value: { text, isCode, fill } }: { value: ReadableValue } ) {
	return (
		<span className="atelier-style-differences__value">
			{ fill !== undefined && (
				<span
					className="atelier-style-differences__swatch"
					style={ { background: fill } }
				/>
			) }
			{ isCode ? <code>{ text }</code> : text }
		</span>
	);
}

function CssLines( { difference }: { difference: Difference } ) {
	const lines = diffLines(
		toCss( difference.before ),
		toCss( difference.after )
	);
	const more = lines.length - MAX_CSS_LINES;
	if ( lines.length === 0 ) {
		return (
			<span className="atelier-style-differences__values">
				{ __( 'Only spaces and empty lines', 'atelier' ) }
			</span>
		);
	}
	return (
		<span className="atelier-style-differences__css" dir="ltr">
			{ lines
				.slice( 0, MAX_CSS_LINES )
				.map( ( { kind, text }, index ) =>
					kind === 'added' ? (
						<ins key={ index }>{ text }</ins>
					) : (
						<del key={ index }>{ text }</del>
					)
				) }
			{ more > 0 && (
				<span>
					{ sprintf(
						/* translators: %d: number of lines that are not shown. */
						_n( '%d more line', '%d more lines', more, 'atelier' ),
						more
					) }
				</span>
			) }
		</span>
	);
}

function isCss( { path, before, after }: Difference ): boolean {
	return (
		path[ 0 ] === 'styles' &&
		path.at( -1 ) === 'css' &&
		[ before, after ].every(
			( value ) => value === undefined || typeof value === 'string'
		)
	);
}

function toCss( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
