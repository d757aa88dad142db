import { listLineChanges } from '@/features/styles/rules/line-changes';
import { createRandom } from '@test/helpers/random-configs';

const CSS = 'a {\n\tcolor: red;\n}\n\nb {\n\ttop: 0;\n}';

it.each< [ string, string, string, string[] ] >( [
	[ 'nothing of the same text', CSS, CSS, [] ],
	[
		'each run on its own',
		CSS,
		CSS.replace( 'red', 'blue' ).replace( '0', '1px' ),
		[ CSS.replace( 'red', 'blue' ), CSS.replace( '0', '1px' ) ],
	],
	[ 'all of a text where there is none', '', 'a{}\nb{}', [ 'a{}\nb{}' ] ],
	[ 'the end of a text', 'a{}\nb{}', '', [ '' ] ],
	[
		'lines that are gone',
		'a{}\nb{}\nc{}',
		'b{}',
		[ 'b{}\nc{}', 'a{}\nb{}' ],
	],
	[
		'each line of a run with other values of the same properties',
		'a{top:0}\nb{top:0}',
		'a{top:1px}\nb{top:2px}',
		[ 'a{top:1px}\nb{top:0}', 'a{top:0}\nb{top:2px}' ],
	],
	[
		'a run with other braces as a whole',
		'a { top: 0;\nleft: 0 }',
		'a {\ntop: 1px; }',
		[ 'a {\ntop: 1px; }' ],
	],
	[ 'no line that only ends in another way', 'a{}\r\nb{}', 'a{}\nb{}', [] ],
] )( 'listLineChanges lists %s', ( _name, before, after, expected ) => {
	expect(
		listLineChanges( before, after ).map( ( { text } ) => text )
	).toEqual( expected );
} );

it( 'listLineChanges leads from any text to any other, run by run', () => {
	const random = createRandom( 11 );
	const createText = () =>
		Array.from( { length: Math.floor( random() * 9 ) }, () =>
			[ '', 'a', 'b', 'c' ].at( Math.floor( random() * 4 ) )
		).join( '\n' );
	for ( let pair = 0; pair < 200; pair++ ) {
		let text = createText();
		const after = createText();
		let steps = 0;
		for (
			let changes = listLineChanges( text, after );
			changes[ 0 ];
			changes = listLineChanges( text, after )
		) {
			text = changes[ 0 ].text;
			expect( ++steps ).toBeLessThan( 20 );
		}
		expect( text ).toBe( after );
	}
} );
