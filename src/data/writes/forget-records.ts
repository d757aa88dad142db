import { hasHostScript } from '@/wordpress/script-states';

/**
 * Makes core-data request its records again, after some have come back or changed on the server. Where core-data is not loaded
 * there is no
 * cache to invalidate.
 */
export async function forgetRecords(): Promise< void > {
	if ( ! hasHostScript( 'wp-core-data' ) ) {
		return;
	}
	const { invalidateRecords } = await import(
		/* webpackChunkName: "records" */ './invalidate-records'
	);
	await invalidateRecords();
}
