import type { Page } from '@playwright/test';

/**
 * Reads which scripts come with a document: for each request the handles of the scripts that it brings, in their order.
 *
 * @param page    The page whose person asks for it.
 * @param address Address of the document.
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
