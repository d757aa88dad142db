import { expect, type APIRequestContext } from '@playwright/test';
import { setNonce } from './rest';

/** The users of the demo content: one of each role, and one who may only design. */
export type UserName =
	| 'admin'
	| 'editor'
	| 'author'
	| 'contributor'
	| 'subscriber'
	| 'designer';

/**
 * Logs in a browser context, or a client without a browser.
 *
 * @param context     The context, or another object with requests.
 * @param url         The site's address.
 * @param user        The user: one of the demo content, or one that the test has created.
 * @param preferences Their preferences of the editor from now on, by scope and name; unchanged when omitted.
 */
export async function logIn(
	context: { request: APIRequestContext },
	url: string,
	user: string,
	preferences?: object
): Promise< void > {
	const answer = await context.request.get( `${ url }/`, {
		params: {
			'atelier-login': user,
			...( preferences && {
				'atelier-preferences': JSON.stringify( preferences ),
			} ),
		},
		maxRedirects: 0,
	} );
	expect( answer.status(), `log in as ${ user }` ).toBe( 302 );
	await setNonce( context.request, answer.headers()[ 'x-wp-nonce' ] ?? '' );
}
