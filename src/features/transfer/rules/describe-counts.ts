import { __, sprintf } from '@wordpress/i18n';

import { countStates } from './count-states';
import { describeNeed } from './describe-need';
import type { JudgedRecord } from './types';

/**
 * Says how many records of a file are new, the same or different here, and how many lack something.
 *
 * @param rows The records.
 */
export function describeCounts( rows: readonly JudgedRecord[] ): string {
	const counts = countStates( rows );
	/* translators: %d: number of items of a file that are not on this site. */
	const fresh = sprintf( __( 'New: %d', 'atelier' ), counts.new );
	/* translators: %d: number of items of a file that are the same on this site. */
	const same = sprintf( __( 'Same: %d', 'atelier' ), counts.same );
	const different = sprintf(
		/* translators: %d: number of items of a file that are different on this site. */
		__( 'Different: %d', 'atelier' ),
		counts.different
	);
	return [
		fresh,
		same,
		different,
		counts.needs > 0 && describeLack( rows, counts.needs ),
	]
		.filter( Boolean )
		.join( ' · ' );
}

function describeLack( rows: readonly JudgedRecord[], count: number ): string {
	const names = new Set(
		rows.flatMap( ( { missing } ) => missing.map( describeNeed ) )
	);
	const [ name = '' ] = names;
	return names.size === 1
		? sprintf(
				/* translators: 1: name of what is not on this site, for example: the plugin “woocommerce”. 2: number of items of a file that need it. */
				__( 'Needs %1$s: %2$d', 'atelier' ),
				name,
				count
		  )
		: sprintf(
				/* translators: %d: number of items of a file that need something that is not on this site. */
				__( 'Needs something else: %d', 'atelier' ),
				count
		  );
}
