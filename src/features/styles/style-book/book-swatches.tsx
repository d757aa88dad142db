import type { CSSProperties } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { joinList } from '../rules/words/join-facts';
import { describeSwatch } from '../rules/words/swatch-words';
import { readStyle } from './read-look';
import type { WordsRun } from './words-queue';

/** Colours or gradients with their names. */
export function BookSwatches( {
	swatches,
}: {
	swatches: ReadonlyArray< { name: string; slug: string; fill: string } >;
} ) {
	return (
		<ul className="atelier-book__swatches">
			{ swatches.map( ( { name, slug, fill } ) => (
				<li
					key={ slug }
					className="atelier-book__swatch"
					style={ { '--fill': fill } as CSSProperties }
				>
					{ name }
				</li>
			) ) }
		</ul>
	);
}

/**
 * Returns the names of an example's swatches with their shown values.
 *
 * @param example The example.
 * @param run     The config, and the names of presets.
 */
export function readSwatchWords( example: Element, run: WordsRun ): string {
	return joinList(
		[ ...example.querySelectorAll( '.atelier-book__swatch' ) ].map(
			( swatch ) => {
				const { backgroundColor, backgroundImage } = readStyle(
					swatch,
					'::before'
				);
				return sprintf(
					/* translators: 1: name of a color or gradient. 2: its value, for example "#1a1a1a". */
					__( '%1$s %2$s', 'atelier' ),
					swatch.textContent ?? '',
					describeSwatch(
						backgroundColor,
						backgroundImage,
						run.resolve
					)
				);
			}
		)
	);
}
