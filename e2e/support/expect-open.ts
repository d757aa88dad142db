import { expect, type Page } from '@playwright/test';

/** Addresses that are requested for every stored value: the site, Design, and the editor's payload. */
const ADDRESSES = [
	'/',
	'/wp-admin/admin.php?page=atelier&p=/page',
	'/wp-admin/admin.php?page=atelier&atelier_payload=editor',
];

/**
 * Checks that the site, Design and the editor's payload can be loaded, and that the page of Design contains no script of `BAD_TEXTS`.
 *
 * @param page A page of a person who may design.
 * @param url  The site's address.
 * @param why  The stored value, for the message.
 */
export async function expectOpen(
	page: Page,
	url: string,
	why: string
): Promise< void > {
	const answers = await Promise.all(
		ADDRESSES.map( ( address ) => page.request.get( url + address ) )
	);
	expect(
		answers.map( ( answer ) => answer.status() ),
		why
	).toEqual( ADDRESSES.map( () => 200 ) );
	expect( await answers[ 1 ]?.text(), why ).not.toContain(
		'<script>alert(1)'
	);
}
