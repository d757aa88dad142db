import type { Rest } from './rest';

/**
 * Finds the REST route of the person's styles of the active theme.
 *
 * @param rest Calls REST routes.
 */
export async function getGlobalStylesRoute( rest: Rest ): Promise< string > {
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	return new URL(
		theme._links[ 'wp:user-global-styles' ][ 0 ].href
	).pathname.replace( '/wp-json', '' );
}
