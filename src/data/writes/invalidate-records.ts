import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

/** Has core-data ask again for its records. */
export async function invalidateRecords(): Promise< void > {
	const core = dispatch( coreStore );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
}
