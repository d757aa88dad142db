import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

/** Makes core-data request its records again. */
export async function invalidateRecords(): Promise< void > {
	const core = dispatch( coreStore );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecord' );
	await core.invalidateResolutionForStoreSelector( 'getEntityRecords' );
}
