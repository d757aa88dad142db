import type { Page } from '@playwright/test';

/** Fields of a journal entry that a test reads. */
export interface StoredEntry {
	userId: number;
	tab: string;
	record: { name: string; key?: number | string };
	edits: Record< string, unknown >;
}

/**
 * Reads the journal of unsaved changes from the browser's storage.
 *
 * @param page Any page of the site.
 */
export function readJournal( page: Page ): Promise< StoredEntry[] > {
	return page.evaluate(
		() =>
			new Promise< StoredEntry[] >( ( resolve, reject ) => {
				const opening = indexedDB.open( 'atelier-journal' );
				opening.onerror = () => reject( opening.error );
				// The database does not exist yet, and the page has to create it, not the test.
				opening.onupgradeneeded = () => {
					opening.transaction?.abort();
					resolve( [] );
				};
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
 * Kills the processes of tabs, as the system does when memory is short, so that no code in them runs any more. Tabs of one site may share a
 * process, and crash together.
 *
 * @param pages The tabs.
 */
export async function killTabs( ...pages: readonly Page[] ): Promise< void > {
	const crashes = pages.map( watchCrash );
	for ( const [ index, page ] of pages.entries() ) {
		if ( ! crashes[ index ]?.hasCrashed() ) {
			const session = await page.context().newCDPSession( page );
			// It never gets a response.
			session.send( 'Page.crash' ).catch( () => {} );
			await crashes[ index ]?.crashed;
		}
	}
}

function watchCrash( page: Page ) {
	let hasCrashed = false;
	const crashed = page.waitForEvent( 'crash' ).then( () => {
		hasCrashed = true;
	} );
	return { crashed, hasCrashed: () => hasCrashed };
}
