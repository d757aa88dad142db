import type { APIRequestContext } from '@playwright/test';

/**
 * Returns the title in the document that the server sends.
 *
 * @param request Sends the request as the logged-in person.
 * @param siteUrl Address of the site.
 * @param path    Path of the application.
 */
export async function readTitle(
	request: APIRequestContext,
	siteUrl: string,
	path: string
): Promise< string > {
	const answer = await request.get(
		`${ siteUrl }/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent(
			path
		) }`
	);
	return (
		( await answer.text() ).match( /<title>(.*?)<\/title>/s )?.[ 1 ] ?? ''
	);
}
