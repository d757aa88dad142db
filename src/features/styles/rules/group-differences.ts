import { __, sprintf } from '@wordpress/i18n';

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

/** Parts that have no name in a path, by the key of a config that stands in them. */
const PART_OF_KEY: Readonly< Record< string, string > > = {
	layout: 'dimensions',
	spacing: 'dimensions',
	outline: 'border',
	shadow: 'border',
	filter: 'color',
};

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
	const names: Readonly< Record< string, string | undefined > > = {
		color: __( 'Colors', 'atelier' ),
		typography: __( 'Typography', 'atelier' ),
		dimensions: __( 'Layout', 'atelier' ),
		border: __( 'Borders and shadows', 'atelier' ),
		background: __( 'Background', 'atelier' ),
		css: __( 'Additional CSS', 'atelier' ),
	};
	const name = Object.hasOwn( PART_OF_KEY, key ) ? PART_OF_KEY[ key ] : key;
	if ( name !== undefined && Object.hasOwn( names, name ) ) {
		return names[ name ] ?? name;
	}
	return key === '' ? __( 'Other', 'atelier' ) : describePath( [ key ] );
}
