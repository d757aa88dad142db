import { expect, type BrowserContext } from '@playwright/test';

/** The users of the demo content, one of each role and one who may design only. */
export type UserName =
	| 'admin'
	| 'editor'
	| 'author'
	| 'contributor'
	| 'subscriber'
	| 'designer';

/**
 * Logs a browser context in.
 *
 * @param context The context.
 * @param url     The site's address.
 * @param user    Who: one of the demo content, or one that the test has made.
 */
export async function logIn(
	context: BrowserContext,
	url: string,
	user: string
): Promise< void > {
	const answer = await context.request.get(
		`${ url }/?atelier-login=${ user }`,
		{
			maxRedirects: 0,
		}
	);
	expect( answer.status(), `log in as ${ user }` ).toBe( 302 );
}
