import { __ } from '@wordpress/i18n';

import type { UsedRecords } from './reads/used';

/** Whether anything uses a record. */
export type Use = 'used' | 'unused';

/** A use with its label. */
export interface NamedUse {
	value: Use;
	label: string;
}

/** Returns both uses with their labels, for a filter. */
export function getUses(): NamedUse[] {
	return [
		{ value: 'used', label: __( 'Used', 'atelier' ) },
		{ value: 'unused', label: __( 'Not used', 'atelier' ) },
	];
}

/**
 * Returns a function that returns whether anything uses a record. For a record without known places it returns undefined, unless the whole site
 * was searched.
 *
 * @param records The used records; undefined until they are known.
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
