import { __, sprintf } from '@wordpress/i18n';

import { nameStylePart } from '@/utils/theme-json/name-style-part';
import { describePath } from './describe-path';
import type { GetBlockTitle } from './describe-difference';
import type { Difference } from './diff-configs';
import { isStateKey } from './state-key';

/** Differences of one part of the styles. */
export interface DifferenceGroup {
	/** Name of the part: *Colors*, *Blocks › Button*. */
	label: string;
	differences: readonly Difference[];
}

/**
 * Returns differences by the part of the styles in which they stand, each part at the place of its first.
 *
 * @param differences   Differences.
 * @param getBlockTitle Returns what a block is called.
 */
export function groupDifferences(
	differences: readonly Difference[],
	getBlockTitle: GetBlockTitle
): readonly DifferenceGroup[] {
	const groups = new Map< string, Difference[] >();
	for ( const difference of differences ) {
		const label = getLabel( difference, getBlockTitle );
		const group = groups.get( label );
		if ( group ) {
			group.push( difference );
		} else {
			groups.set( label, [ difference ] );
		}
	}
	return Array.from( groups, ( [ label, group ] ) => ( {
		label,
		differences: group,
	} ) );
}

function getLabel(
	{ path }: Difference,
	getBlockTitle: GetBlockTitle
): string {
	const [ , first, block ] = path;
	if ( first === 'blocks' && block !== undefined ) {
		return sprintf(
			/* translators: %s: name of a block. */
			__( 'Blocks › %s', 'atelier' ),
			getBlockTitle( block )
		);
	}
	const rest = first === 'elements' ? path.slice( 3 ) : path.slice( 1 );
	const key = rest.find( ( part ) => ! isStateKey( part ) ) ?? '';
	const name = nameStylePart( key );
	if ( name !== undefined ) {
		return name;
	}
	return key === '' ? __( 'Other', 'atelier' ) : describePath( [ key ] );
}
