import { expect, type APIRequestContext } from '@playwright/test';
import { setNonce } from './rest';

/** The users of the demo content, one of each role and one who may design only. */
export type UserName =
	| 'admin'
	| 'editor'
	| 'author'
	| 'contributor'
	| 'subscriber'
	| 'designer';

/**
 * Logs a browser context in, or requests without a browser.
 *
 * @param context     The context, or what has nothing but these requests.
 * @param url         The site's address.
 * @param user        Who: one of the demo content, or one that the test has made.
 * @param preferences What the editor keeps of their preferences from now on, by scope and name; otherwise they stay as they are.
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
