import { __ } from '@wordpress/i18n';

import type { UsedRecords } from './reads/used';

/** Whether anything uses a record. */
export type Use = 'used' | 'unused';

/** A use with its name. */
export interface NamedUse {
	value: Use;
	label: string;
}

/** Returns what can be said of the use of a record, with its names. */
export function getUses(): NamedUse[] {
	return [
		{ value: 'used', label: __( 'Used', 'atelier' ) },
		{ value: 'unused', label: __( 'Not used', 'atelier' ) },
	];
}

/**
 * Returns what finds out whether anything uses a record. Of one that is in no known place it says nothing, unless the whole site was
 * searched.
 *
 * @param records What is used; undefined until it is known.
 */
export function createUseFinder(
	records: UsedRecords | undefined
): ( id: number | string ) => Use | undefined {
	const used = new Set( records?.used );
	const isWhole = records?.index.isWhole === true && ! records.incomplete;
	return ( id ) => {
		if ( used.has( String( id ) ) ) {
			return 'used';
		}
		return isWhole ? 'unused' : undefined;
	};
}
