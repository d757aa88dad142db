import { __, _n, sprintf } from '@wordpress/i18n';

import { describeNeeds } from './describe-need';
import { nameDesignRecord } from './name-design-record';
import type { JudgedRecord } from './types';

/**
 * Returns the notes about a record to read before it is imported.
 *
 * @param row      The record.
 * @param neededBy Chosen records that need it.
 */
export function describeRow(
	row: JudgedRecord,
	neededBy: readonly JudgedRecord[]
): readonly string[] {
	const { kind, state, missing, links, pictures, losses } = row;
	const sentences = [
		! row.isAllowed && __( 'You may not change this.', 'atelier' ),
		neededBy.length > 0 &&
			state === 'new' &&
			sprintf(
				/* translators: %s: titles of items. */
				__( 'Needed by %s.', 'atelier' ),
				neededBy.map( nameDesignRecord ).join( ', ' )
			),
		state === 'different' &&
			row.choices.length === 0 &&
			__( 'Different here. The one of this site stays.', 'atelier' ),
		row.hidesFile &&
			__( 'It takes the place of the theme’s own.', 'atelier' ),
		missing.length > 0 && describeMissing( kind, missing ),
		links.length > 0 &&
			sprintf(
				/* translators: %d: number of links. */
				_n(
					'%d link leads to a page that is not on this site, and stays an address.',
					'%d links lead to pages that are not on this site, and stay addresses.',
					links.length,
					'atelier'
				),
				links.length
			),
		pictures.length > 0 &&
			sprintf(
				/* translators: %s: names of files. */
				__( 'It shows files that stay where they are: %s.', 'atelier' ),
				pictures.join( ', ' )
			),
		losses.includes( 'css' ) &&
			__( 'You may not write CSS: its CSS is left out.', 'atelier' ),
		losses.includes( 'markup' ) &&
			__(
				'Markup that you may not write is taken out of it.',
				'atelier'
			),
	];
	return sentences.filter(
		( sentence ): sentence is string => typeof sentence === 'string'
	);
}

function describeMissing(
	kind: JudgedRecord[ 'kind' ],
	missing: readonly string[]
): string {
	const needs = describeNeeds( missing );
	// A block without its plugin, or a font, leaves no gap in the markup.
	const isLeftOut = missing.some(
		( key ) => ! /^(block|font|menu|template)\//.test( key )
	);
	return isLeftOut && kind !== 'active'
		? sprintf(
				/* translators: %s: names of what is not there, for example: the pattern “hero”. */
				__(
					'It needs %s. Imported without that, the place of it is left out.',
					'atelier'
				),
				needs
		  )
		: /* translators: %s: names of what is not there, for example: the plugin “woocommerce”. */
		  sprintf( __( 'It needs %s.', 'atelier' ), needs );
}
