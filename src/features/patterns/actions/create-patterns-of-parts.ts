import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { PatternItem } from '../rules/types';
import { createPatternOfPart } from '../writes/create-items';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Creates a pattern with the content of each part; the parts stay. */
export const partsToPatterns: PatternAction = {
	id: 'part-to-pattern',
	getLabel: () => __( 'Create pattern from it', 'atelier' ),
	supportsBulk: true,
	isEligible: toEligibility( 'toPattern' ),
	run: createPatternsOfParts,
};

/**
 * Creates a pattern with the content of each part; the notice has Undo.
 *
 * @param parts The parts.
 */
export function createPatternsOfParts(
	parts: readonly PatternItem[]
): Promise< unknown > {
	return runOnItems( parts, {
		subject: 'wp_template_part',
		getTitle: getItemTitle,
		run: createPatternOfPart,
		done: describe,
	} );
}

function describe( [ first, ...more ]: readonly PatternItem[] ): string {
	return first && more.length === 0
		? sprintf(
				/* translators: %s: title of a pattern. */
				__( 'Synced pattern created: %s', 'atelier' ),
				shorten( first.title )
		  )
		: sprintf(
				/* translators: %d: number of patterns. */
				_n(
					'%d synced pattern created.',
					'%d synced patterns created.',
					more.length + 1,
					'atelier'
				),
				more.length + 1
		  );
}
