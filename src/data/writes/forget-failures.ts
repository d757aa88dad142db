import { dispatch, select } from '@wordpress/data';

import { store as resourcesStore } from '../reads/store';
import { forgetRecords } from './forget-records';

/** Removes all answers and invalidates core-data's records, so that failed reads are repeated; unsaved edits stay. */
export async function forgetFailures(): Promise< void > {
	await dispatch( resourcesStore ).forgetAnswers(
		select( resourcesStore ).getCachedKeys()
	);
	await forgetRecords();
}
