import { createRecord, updateRecord } from '@/data/writes';
import { changeRecord } from '@/data/writes/change-record';
import { postKind } from '@/data/writes/record-kinds';
import { isWriteRunning, whileWriting } from '@/data/writes/running-writes';
import type { RestServer } from '../../../integration/support/rest-server';
import { prepareRecords } from '../../../integration/support/record-stores';

let server: RestServer;
prepareRecords( ( started ) => {
	server = started;
} );

const PAGES = { ...postKind( 'page' ), path: '/wp/v2/pages' };

describe( 'isWriteRunning', () => {
	it.each( [
		[ 'changed', () => updateRecord( PAGES, 950, { slug: 'after' } ) ],
		[
			'changed by what the server has, as the font list is',
			() => changeRecord( PAGES, 950, () => ( { slug: 'after' } ) ),
		],
		[ 'created', () => createRecord( PAGES, { slug: 'new' } ) ],
	] )( 'is true while a record is %s', async ( _, write ) => {
		server.put( '/wp/v2/pages/950', { id: 950, slug: 'before' } );
		expect( isWriteRunning() ).toBe( false );
		const written = write();
		expect( isWriteRunning() ).toBe( true );
		await written;
		expect( isWriteRunning() ).toBe( false );
	} );

	it( 'is false after the last of several, and after one that failed', async () => {
		let finish = () => {};
		const long = whileWriting(
			() =>
				new Promise< void >( ( resolve ) => {
					finish = resolve;
				} )
		);
		await expect(
			whileWriting( () => Promise.reject( new Error( 'No.' ) ) )
		).rejects.toThrow( 'No.' );
		expect( isWriteRunning() ).toBe( true );
		finish();
		await long;
		expect( isWriteRunning() ).toBe( false );
	} );
} );
