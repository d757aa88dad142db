import { createPart } from '@/features/patterns/writes/create-items';
import { prepareRecords } from '../../../../integration/support/record-stores';
import {
	answer,
	type RestServer,
} from '../../../../integration/support/rest-server';

let server: RestServer;
prepareRecords( ( started ) => {
	server = started;
} );

it.each( [
	[ 'Wide header', 'wide-header' ],
	// The id has the slug in it, and the address of the part has the id.
	[ 'Шапка 2', '2' ],
	[ 'Шапка', 'wp-custom-part' ],
	[ '😀', 'wp-custom-part' ],
] )( 'A template part called %s gets the slug %s', async ( title, slug ) => {
	const sent = jest.fn();
	server.on(
		{ method: 'POST', route: /\/wp\/v2\/template-parts$/ },
		( { data } ) => {
			sent( data );
			return answer( 201, { id: `slate//${ slug }`, slug } );
		}
	);
	const { id } = await createPart( { title, area: 'header' } );
	expect( id ).toBe( `slate//${ slug }` );
	expect( sent.mock.calls ).toEqual( [
		[ { slug, title, content: '', area: 'header' } ],
	] );
} );
