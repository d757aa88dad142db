import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import type { Write } from './types';

/** Route that restores a moment of the history: one request that writes many records. */
const RESTORE_ROUTE = '/atelier/v1/history/restore';

/** Collections of the records, by the part of their keys before the `/`. */
const COLLECTIONS: Readonly< Record< string, readonly string[] > > = {
	wp_global_styles: [ '/wp/v2/global-styles' ],
	wp_template: [ '/wp/v2/wp_template', '/wp/v2/templates' ],
	wp_template_part: [ '/wp/v2/template-parts' ],
	wp_block: [ '/wp/v2/blocks' ],
	wp_navigation: [ '/wp/v2/navigation' ],
	active: [ '/atelier/v1/active-templates' ],
	identity: [ '/wp/v2/settings' ],
	'block-style': [ '/atelier/v1/block-styles' ],
};

/**
 * Returns the writes of a request that restores a moment, so that resources with these records are requested again; none for other requests.
 *
 * @param route Route of the request.
 * @param data  Its body.
 */
export function readRestored( route: string, data: unknown ): readonly Write[] {
	if ( route !== RESTORE_ROUTE || ! isRecord( data ) ) {
		return [];
	}
	const { items } = data;
	const keys = Array.isArray( items )
		? items.map( ( item ) => toText( isRecord( item ) && item.key ) )
		: [];
	return keys.flatMap( ( key ) => {
		const [ kind = '', ...id ] = key.split( '/' );
		const collections = Object.hasOwn( COLLECTIONS, kind )
			? COLLECTIONS[ kind ] ?? []
			: [];
		return collections.map( ( collection ) => ( {
			// The site's settings are one record, and its block styles one list.
			route:
				kind === 'identity' || kind === 'block-style'
					? collection
					: `${ collection }/${ id.join( '/' ) }`,
			method: 'POST',
			request: route,
		} ) );
	} );
}
