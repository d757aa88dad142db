import {
	findConflicts,
	checkArrival,
	rawValue,
} from '@/data/writes/compare-fields';

const raw = ( text: string ) => ( { raw: text, rendered: `<p>${ text }</p>` } );

describe( 'rawValue', () => {
	it.each( [
		[ raw( 'Home' ), 'Home' ],
		[ 'Home', 'Home' ],
		[ null, null ],
		[ 0, 0 ],
		[ { color: 'red' }, { color: 'red' } ],
	] )( 'of %j is %j', ( value, expected ) => {
		expect( rawValue( value ) ).toEqual( expected );
	} );
} );

describe( 'findConflicts', () => {
	const base = { title: 'Home', content: 'One', status: 'draft' };
	it.each( [
		[ 'nobody else changed anything', { title: 'Mine' }, base, [] ],
		[
			'somebody changed the same field',
			{ title: 'Mine' },
			{ ...base, title: raw( 'Theirs' ) },
			[ 'title' ],
		],
		[
			'somebody changed another field',
			{ title: 'Mine' },
			{ ...base, content: raw( 'Two' ) },
			[],
		],
		[
			'both mean the same',
			{ title: 'Same' },
			{ ...base, title: raw( 'Same' ) },
			[],
		],
		[
			'one of two fields',
			{ title: 'Mine', content: 'Mine' },
			{ ...base, content: raw( 'Theirs' ) },
			[ 'content' ],
		],
		[ 'the server does not send the field', { blocks: [] }, base, [] ],
		[
			'nothing but the kind of an empty value',
			{ styles: { color: 'red' } },
			{ styles: [] },
			[],
		],
		[
			'nested values',
			{ styles: { color: 'red' } },
			{ styles: { color: 'blue' } },
			[ 'styles' ],
		],
	] )( 'when %s', ( _case, edits, server, expected ) => {
		expect(
			findConflicts( edits, { ...base, styles: {} }, server )
		).toEqual( expected );
	} );
} );

describe( 'findPresence', () => {
	const edits = { title: 'New', status: 'publish' };
	const base = { title: 'Old', status: 'draft' };
	it.each( [
		[ { title: raw( 'New' ), status: 'publish' }, 'saved' ],
		[ { title: raw( 'Old' ), status: 'draft' }, 'unsaved' ],
		[ { title: raw( 'New' ), status: 'draft' }, 'unclear' ],
		[ { title: raw( 'Cleaned' ), status: 'publish' }, 'unclear' ],
	] as const )( 'of %j is %s', ( server, expected ) => {
		expect( checkArrival( edits, base, server ) ).toBe( expected );
	} );

	it( 'of an empty object that came back as a list is saved', () => {
		expect(
			checkArrival(
				{ styles: { color: {} } },
				{ styles: { color: { text: 'red' } } },
				{ styles: { color: [] } }
			)
		).toBe( 'saved' );
	} );
} );
