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
 * Lets a server have a theme whose styles stand in a record.
 *
 * @param server The server.
 * @param id     Id of the record.
 * @param fields What else the record holds.
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

/** Forgets which theme is active and what its styles are, which core-data otherwise keeps. */
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
