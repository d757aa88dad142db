import { dispatch, select } from '@wordpress/data';

import { hasHostScript } from '@/wordpress/host-scripts';
import { store as resourcesStore } from '../reads/store';

/** Has everything that was read, or could not be, asked for again; unsaved edits stay. */
export async function forgetFailures(): Promise< void > {
	await dispatch( resourcesStore ).forgetAnswers(
		select( resourcesStore ).getKeptKeys()
	);
	if ( hasHostScript( 'wp-core-data' ) ) {
		const { forgetRecords } = await import(
			/* webpackChunkName: "records" */ './write-through-core'
		);
		await forgetRecords();
	}
}
