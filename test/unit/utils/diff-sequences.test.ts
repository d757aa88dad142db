import { diffSequences } from '@/utils/diff-sequences';
import { createRandom } from '@test/helpers/random-configs';

const toLists = ( before: string, after: string ) =>
	[ before, after ].map( ( keys ) => keys.split( '' ) ) as [
		string[],
		string[],
	];

it.each( [
	[ 'nothing', '', '', '' ],
	[ 'the same', 'ab', 'ab', '0=0 1=1' ],
	[ 'an item more', 'ac', 'abc', '0=0 +1 1=2' ],
	[ 'an item less', 'abc', 'ac', '0=0 -1 2=1' ],
	[ 'another item', 'abc', 'axc', '0=0 -1 +1 2=2' ],
	[ 'an item that moved', 'abcd', 'acbd', '0=0 -1 2=1 +2 3=3' ],
] )( 'diffSequences tells of %s', ( _name, before, after, expected ) => {
	expect(
		diffSequences( ...toLists( before, after ) )
			.map( ( step ) => {
				if ( step.kind === 'same' ) {
					return `${ step.before }=${ step.after }`;
				}
				return step.kind === 'removed'
					? `-${ step.before }`
					: `+${ step.after }`;
			} )
			.join( ' ' )
	).toBe( expected );
} );

it( 'diffSequences names each item of both lists once, in their order', () => {
	const random = createRandom( 7 );
	const createList = () =>
		Array.from( { length: Math.floor( random() * 12 ) }, () =>
			String( Math.floor( random() * 5 ) )
		);
	for ( let pair = 0; pair < 200; pair++ ) {
		const before = createList();
		const after = createList();
		const steps = diffSequences( before, after );
		const left = steps.flatMap( ( step ) =>
			step.kind === 'added' ? [] : [ step.before ]
		);
		const right = steps.flatMap( ( step ) =>
			step.kind === 'removed' ? [] : [ step.after ]
		);
		expect( left ).toEqual( Array.from( before.keys() ) );
		expect( right ).toEqual( Array.from( after.keys() ) );
		for ( const step of steps ) {
			if ( step.kind === 'same' ) {
				expect( before[ step.before ] ).toBe( after[ step.after ] );
			}
		}
	}
} );
