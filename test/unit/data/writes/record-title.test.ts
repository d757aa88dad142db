import { formatRecordTitle, readRecordTitle } from '@/data/writes/record-title';

describe( 'readRecordTitle', () => {
	it.each( [
		[ 'a text', 'About', 'About' ],
		[
			'a raw text before the rendered one',
			{ raw: 'A', rendered: 'B' },
			'A',
		],
		[ 'a rendered text where there is no raw one', { rendered: 'B' }, 'B' ],
		[ 'entities as characters', { rendered: 'Q&amp;A' }, 'Q&A' ],
		[ 'nothing but blanks', { raw: '  ' }, '' ],
		[ 'no title', undefined, '' ],
		[ 'null', null, '' ],
	] )( 'reads %s', ( _name, title, expected ) => {
		expect( readRecordTitle( title ) ).toBe( expected );
	} );
} );

describe( 'formatRecordTitle', () => {
	it( 'says that a record has no title', () => {
		expect( formatRecordTitle( ' ' ) ).toBe( '(no title)' );
	} );

	it( 'takes another name where there is one', () => {
		expect( formatRecordTitle( '', 'about' ) ).toBe( 'about' );
	} );
} );
