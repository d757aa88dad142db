import { useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';

import type { LeftEntry } from '@/data/journal/ended-drafts';
import {
	checkLeftRecord,
	discardLeftEntries,
	type LeftRecordState,
} from '@/data/journal/left-record';

/** Changes that are offered, with the site's version of their record. */
export interface LeftRecord {
	entry: LeftEntry;
	/** State of the record on the site; undefined if it could not be loaded. */
	state: Exclude< LeftRecordState, { status: 'saved' } > | undefined;
}

/**
 * Returns the changes that can be offered; undefined while they are compared with the site. Those that the site has already are
 * removed from the journal.
 *
 * @param entries Changes that were left behind.
 */
export function useLeftRecords(
	entries: readonly LeftEntry[]
): readonly LeftRecord[] | undefined {
	const registry = useRegistry();
	const [ records, setRecords ] = useState< readonly LeftRecord[] >();

	useEffect( () => {
		let isCurrent = true;
		const check = async () => {
			const checked = await Promise.all(
				entries.map( async ( entry ) => ( {
					entry,
					state: await checkLeftRecord( registry, entry ).catch(
						() => undefined
					),
				} ) )
			);
			await discardLeftEntries(
				checked
					.filter( ( { state } ) => state?.status === 'saved' )
					.map( ( { entry } ) => entry )
			);
			if ( isCurrent ) {
				setRecords( checked.filter( isOffered ) );
			}
		};
		void check();
		return () => {
			isCurrent = false;
		};
	}, [ registry, entries ] );

	return records;
}

function isOffered( record: {
	entry: LeftEntry;
	state: LeftRecordState | undefined;
} ): record is LeftRecord {
	return record.state?.status !== 'saved';
}
