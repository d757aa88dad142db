/*
 * Records without the rest of the page: the stores of Design with the middlewares of records, against the server of
 * `rest-server.ts`. For tests that need the login or the screens, see `stage.tsx`.
 */
import apiFetch from '@wordpress/api-fetch';
import { dispatch, select, subscribe, type useRegistry } from '@wordpress/data';

import { discardChanges, readDirtyRecords, watchBases } from '@/data/writes';
import { createClientHeader } from '@/data/requests/client-header';
import { installRecordMiddlewares } from '@/data/writes/install-record-middlewares';
import { registerStores } from '@/data/store';
import { startRestServer, type RestServer } from './rest-server';

/** The stores of the page: lists and dialogs write through the default registry. */
export const registry = {
	select,
	dispatch,
	subscribe,
} as unknown as ReturnType< typeof useRegistry >;

/**
 * Prepares the records for the tests of a file: each has a server of its own, and leaves nothing unsaved to the next.
 *
 * @param takeServer Called with the server of each test.
 */
export function prepareRecords(
	takeServer: ( server: RestServer ) => void
): void {
	beforeAll( () => {
		registerStores();
		apiFetch.use( createClientHeader() );
		installRecordMiddlewares();
		watchBases( registry );
	} );
	beforeEach( () => takeServer( startRestServer() ) );
	// The site is one record: a test that leaves it changed would change the base of the next.
	afterEach( () => {
		readDirtyRecords( registry ).forEach( ( record ) => {
			discardChanges( registry, record );
		} );
	} );
}
