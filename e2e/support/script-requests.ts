import type { Page } from '@playwright/test';

/**
 * Reads the script requests of a document: for each, the handles of its scripts, in order.
 *
 * @param page    The page whose person requests it.
 * @param address URL of the document.
 */
export async function readScriptRequests(
	page: Page,
	address: string
): Promise< string[][] > {
	const html = await ( await page.request.get( address ) ).text();
	return [
		...html.matchAll(
			/<script (?:id="([\w-]+)-js"|data-atelier-handles="([^"]+)") src=/g
		),
	].map(
		( [ , handle = '', handles ] ) => handles?.split( ' ' ) ?? [ handle ]
	);
}
