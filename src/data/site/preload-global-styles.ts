import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

import {
	getBaseGlobalStyles,
	resolveGlobalStylesId,
} from '@/wordpress/global-styles-records';
import { receivePreloadedStyles } from '@/wordpress/receive-preloaded-styles';

/**
 * Makes core-data read the styles record and the theme's config, while the scripts of the screen that needs them are loading.
 */
export async function preloadGlobalStyles(): Promise< void > {
	receivePreloadedStyles( { select, dispatch } );
	getBaseGlobalStyles( select );
	const id = await resolveGlobalStylesId();
	if ( id ) {
		const core = resolveSelect( coreStore );
		const canEdit = await core.canUser( 'update', {
			kind: 'root',
			name: 'globalStyles',
			id,
		} );
		await ( canEdit
			? core.getEntityRecord( 'root', 'globalStyles', id )
			: core.getEntityRecord( 'root', 'globalStyles', id, {
					context: 'view',
			  } ) );
	}
}
