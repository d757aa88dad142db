import type { Page } from '@playwright/test';

/** What a test reads of an entry of the journal. */
export interface StoredEntry {
	userId: number;
	tab: string;
	record: { name: string; key?: number | string };
	edits: Record< string, unknown >;
}

/**
 * Reads the journal of unsaved changes as it stands in the browser's storage.
 *
 * @param page Any page of the site.
 */
export function readJournal( page: Page ): Promise< StoredEntry[] > {
	return page.evaluate(
		() =>
			new Promise< StoredEntry[] >( ( resolve, reject ) => {
				const opening = indexedDB.open( 'atelier-journal' );
				opening.onerror = () => reject( opening.error );
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database
						.transaction( 'entries' )
						.objectStore( 'entries' )
						.getAll();
					reading.onerror = () => reject( reading.error );
					reading.onsuccess = () => {
						database.close();
						resolve( reading.result );
					};
				};
			} )
	);
}

/**
 * Kills the process of a tab, as the system does when memory is short. Nothing in it can run any more.
 *
 * @param page The tab.
 */
export async function killTab( page: Page ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const crashed = page.waitForEvent( 'crash' );
	// It is never answered.
	session.send( 'Page.crash' ).catch( () => {} );
	await crashed;
}
