import { changeRecord } from '@/data/writes/change-record';
import { SITE } from '@/data/writes/record-kinds';
import {
	createRecord,
	deleteRecord,
	updateRecord,
} from '@/data/writes/write-records';

const REASON = 'Failed to fetch';

// As when the connection is gone before core-data was needed.
jest.mock( '@/data/writes/core-transport', () => {
	throw new Error( 'Failed to fetch' );
} );

describe( 'Writes whose transport cannot be loaded', () => {
	it.each( [
		[ 'create', () => createRecord( SITE, {} ) ],
		[ 'update', () => updateRecord( SITE, undefined, { title: 'A' } ) ],
		[ 'delete', () => deleteRecord( SITE, 1 ) ],
		[ 'change', () => changeRecord( SITE, 1, () => ( {} ) ) ],
	] )( '%s: have failed, and throw nothing', async ( _name, write ) => {
		expect( await write() ).toMatchObject( {
			status: 'failed',
			reason: REASON,
		} );
	} );
} );
