import { dispatch, select } from '@wordpress/data';

import { store as resourcesStore } from '../reads/store';
import { forgetRecords } from './forget-records';

/** Has everything that was read, or could not be, asked for again; unsaved edits stay. */
export async function forgetFailures(): Promise< void > {
	await dispatch( resourcesStore ).forgetAnswers(
		select( resourcesStore ).getCachedKeys()
	);
	await forgetRecords();
}
