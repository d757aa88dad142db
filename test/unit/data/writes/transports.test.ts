import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect } from '@wordpress/data';

import { getTransport } from '@/data/writes/get-transport';
import { postKind, type RecordKind } from '@/data/writes/record-kinds';
import { whenPainted } from '@/schedule/when-painted';
import {
	answer,
	type RestServer,
} from '../../../integration/support/rest-server';
import { prepareRecords } from '../../../integration/support/record-stores';

let server: RestServer;
prepareRecords( ( started ) => {
	server = started;
} );

const PAGES = postKind( 'page' );
// The same records, for which core-data is not asked.
const PAGES_BY_REST: RecordKind = { ...PAGES, path: '/wp/v2/pages' };
let lastId = 900;

function putPage(): { id: number; route: string } {
	const id = ++lastId;
	const route = `/wp/v2/pages/${ id }`;
	server.put( route, {
		id,
		type: 'page',
		status: 'publish',
		title: { raw: 'Before', rendered: 'Before' },
		slug: 'before',
	} );
	return { id, route };
}

describe.each( [
	[ 'REST', PAGES_BY_REST ],
	[ 'core-data', PAGES ],
] )( 'The transport by %s', ( _name, kind ) => {
	it( 'creates a record', async () => {
		const { create } = await getTransport( kind );
		const saved = await create( { slug: 'new', status: 'draft' }, {} );
		expect( saved ).toMatchObject( { slug: 'new', status: 'draft' } );
		expect(
			server.get( `/wp/v2/pages/${ String( saved.id ) }` )
		).toMatchObject( { slug: 'new' } );
	} );

	it( 'reads, updates and deletes the record that the person saw', async () => {
		const { id, route } = putPage();
		const { read, update, remove } = await getTransport( kind );
		const seen = await read( id );
		expect( seen ).toMatchObject( { slug: 'before' } );
		const saved = await update( id, { slug: 'after' }, seen );
		expect( saved ).toMatchObject( { slug: 'after' } );
		await remove( id, saved, { isForced: true, isKeepalive: false } );
		expect( server.get( route ) ).toBeUndefined();
	} );

	it( 'is refused where the server has another version than the person saw', async () => {
		const { id, route } = putPage();
		const { read, update, remove } = await getTransport( kind );
		const seen = await read( id );
		server.change( route, { slug: 'theirs' } );
		await expect(
			update( id, { slug: 'mine' }, seen )
		).rejects.toMatchObject( {
			code: 'atelier_changed_meanwhile',
		} );
		await expect(
			remove( id, seen, { isForced: true, isKeepalive: false } )
		).rejects.toMatchObject( { code: 'atelier_changed_meanwhile' } );
		expect( server.get( route ) ).toMatchObject( { slug: 'theirs' } );
	} );
} );

describe( 'The transport by core-data', () => {
	const removeRead = async ( isForced: boolean ) => {
		const { id, route } = putPage();
		const read = () =>
			resolveSelect( coreStore ).getEntityRecord(
				'postType',
				'page',
				id
			);
		const { remove } = await getTransport( PAGES );
		const seen = ( await read() ) as object;
		await remove( id, { ...seen }, { isForced, isKeepalive: false } );
		const asked = jest.fn();
		server.on(
			{ method: 'GET', route: new RegExp( `${ route }$` ) },
			() => {
				asked();
				return answer( 404, { code: 'rest_post_invalid_id' } );
			}
		);
		return { asked, read: () => read().catch( () => {} ) };
	};

	it( 'asks for a record that is deleted for good only after what showed it could be left', async () => {
		const { asked, read } = await removeRead( true );
		await read();
		expect( asked ).not.toHaveBeenCalled();
		await whenPainted();
		await read();
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks at once for one that went to the trash', async () => {
		const { asked, read } = await removeRead( false );
		await read();
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );
} );
