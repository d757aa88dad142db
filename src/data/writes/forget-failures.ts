import { dispatch, select } from '@wordpress/data';

import { store as resourcesStore } from '../reads/store';
import { forgetRecords } from './forget-records';

/** Invalidates all reads, including failed ones; unsaved edits stay. */
export async function forgetFailures(): Promise< void > {
	await dispatch( resourcesStore ).forgetAnswers(
		select( resourcesStore ).getCachedKeys()
	);
	await forgetRecords();
}
