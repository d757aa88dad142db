import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import type { Fields, RestServer } from './rest-server';

/**
 * Returns the route of a styles record.
 *
 * @param id Its id.
 */
export const stylesRoute = ( id: number ): string =>
	`/wp/v2/global-styles/${ id }`;

/**
 * Lets a server have a theme whose styles are in a record.
 *
 * @param server The server.
 * @param id     Id of the record.
 * @param fields Other fields of the record.
 */
export function serveStyles(
	server: RestServer,
	id: number,
	fields: Fields = {}
): void {
	server.on( { method: 'GET', route: /\/wp\/v2\/themes$/ }, () => [
		{
			stylesheet: 'twentytwentyfive',
			_links: {
				'wp:user-global-styles': [ { href: stylesRoute( id ) } ],
			},
		},
	] );
	server.put( stylesRoute( id ), {
		id,
		title: { rendered: 'Custom Styles' },
		settings: {},
		styles: {},
		_links: { 'version-history': [ { count: 2 } ] },
		...fields,
	} );
	server.on( { method: 'GET', route: /global-styles\/themes\// }, () => ( {
		settings: {},
		styles: {},
	} ) );
}

/** Makes core-data forget the active theme and its styles, which it caches. */
export async function forgetTheme(): Promise< void > {
	const core = dispatch( coreStore );
	for ( const selector of [
		'getCurrentTheme',
		'__experimentalGetCurrentGlobalStylesId',
		'__experimentalGetCurrentThemeBaseGlobalStyles',
	] as const ) {
		await core.invalidateResolutionForStoreSelector( selector );
	}
}
