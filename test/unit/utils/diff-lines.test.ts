import { diffLines } from '@/utils/diff-lines';

const SIGNS = { removed: '-', added: '+' } as const;

const diff = ( before: string, after: string ) =>
	diffLines( before, after )
		.map( ( { kind, text } ) => SIGNS[ kind ] + text )
		.join( '|' );

describe( 'diffLines', () => {
	it.each( [
		[ 'nothing', '', '', '' ],
		[ 'the same', 'a\nb', 'a\nb', '' ],
		[ 'other indents and line ends', '\ta\r\n b\n\n', 'a\nb', '' ],
		[ 'a line more', 'a\nc', 'a\nb\nc', '+b' ],
		[ 'a line less', 'a\nb\nc', 'a\nc', '-b' ],
		[ 'another line', 'a\nb\nc', 'a\nx\nc', '-b|+x' ],
		[ 'all lines', 'a\nb', 'x', '-a|-b|+x' ],
		[ 'one text empty', '', 'x\ny', '+x|+y' ],
		[ 'a line that moved', 'a\nb\nc', 'b\nc\na', '-a|+a' ],
		[ 'a line twice', 'a\na', 'a', '-a' ],
	] )( 'tells of %s', ( _name, before, after, expected ) => {
		expect( diff( before, after ) ).toBe( expected );
	} );

	it( 'tells the middle of two long texts as a whole', () => {
		const lines = ( prefix: string ) =>
			[ ...Array( 2000 ).keys() ].map( ( n ) => prefix + n ).join( '\n' );
		const found = diffLines(
			`top\n${ lines( 'a' ) }\nend`,
			`top\n${ lines( 'b' ) }\nend`
		);
		expect( found ).toHaveLength( 4000 );
		expect( found[ 0 ] ).toEqual( { kind: 'removed', text: 'a0' } );
		expect( found.at( -1 ) ).toEqual( { kind: 'added', text: 'b1999' } );
	} );
} );
