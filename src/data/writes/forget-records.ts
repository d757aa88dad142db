import { hasHostScript } from '@/wordpress/script-states';

/**
 * Makes core-data request its records again, after some were restored or changed on the server. Without core-data there is no cache to
 * invalidate.
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
