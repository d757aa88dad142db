import { __, sprintf } from '@wordpress/i18n';

import { nameStylePart } from '@/utils/theme-json/name-style-part';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { describePath } from './describe-path';
import { isDarkKind } from './dark/dark-values';
import type { Difference } from './diff-configs';
import { isStateKey } from './state-key';
import type { GetBlockTitle } from './style-names';
import { isRootViewport } from './viewports/root-node';

/** Differences of one part of the styles. */
export interface DifferenceGroup {
	/** Name of the part: *Colors*, *Blocks › Button*. */
	label: string;
	differences: readonly Difference[];
}

/**
 * Groups differences by their part of the styles; the parts are in the order of their first difference.
 *
 * @param differences   Differences.
 * @param getBlockTitle Returns the title of a block.
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
	const rest = toPart( path );
	const key = rest.find( ( part ) => ! isStateKey( part ) ) ?? '';
	const name = nameStylePart( key );
	if ( name !== undefined ) {
		return name;
	}
	return key === '' ? __( 'Other', 'atelier' ) : describePath( [ key ] );
}

// Dark values and the site's viewports are stored elsewhere, but edited beside the other values.
function toPart( path: ConfigPath ): ConfigPath {
	const [ part, ...rest ] = path;
	const [ first, second, third = '' ] = rest;
	if ( part === 'settings' && first === 'custom' ) {
		if ( second === 'dark' && isDarkKind( third ) ) {
			return [ 'color' ];
		}
		return isRootViewport( rest ) ? rest.slice( 2 ) : rest;
	}
	return first === 'elements' ? rest.slice( 2 ) : rest;
}
