import type { Difference } from '@/features/styles/rules/diff-configs';
import { searchDifferences } from '@/features/styles/rules/search-differences';

const changed = ( path: string, after: unknown ): Difference => ( {
	path: path.split( '.' ),
	kind: 'changed',
	before: 'none',
	after,
} );
const DIFFERENCES = [
	changed( 'styles.color.text', '#AABB01' ),
	changed( 'styles.blocks.core/button.border.radius', '2px' ),
	changed( 'styles.css', 'a { color: red; }' ),
];
const find = ( search: string, differences = DIFFERENCES ) =>
	Array.from(
		searchDifferences( differences, search, {
			getBlockTitle: ( name ) =>
				name === 'core/button' ? 'Button' : name,
			getStyleTitle: () => undefined,
			getPresetName: () => undefined,
		} )
	);

it.each( [
	[ 'nothing typed', '  ', [ 0, 1, 2 ] ],
	[ 'a value in other letters', 'aabb', [ 0 ] ],
	[ 'the name of a block', 'BUTTON', [ 1 ] ],
	[ 'a word of CSS', 'red', [ 2 ] ],
	[ 'what none has', 'purple', [] ],
] )( 'finds by %s', ( _name, search, expected ) => {
	expect( find( search ).flat() ).toEqual(
		expected.map( ( index ) => DIFFERENCES[ index ] )
	);
} );

it( 'searches a long list in steps of 50', () => {
	const long = Array.from( { length: 120 }, ( _, index ) =>
		changed( `styles.color.c${ index }`, 'red' )
	);
	expect( find( 'red', long ).map( ( { length } ) => length ) ).toEqual( [
		50, 50, 20,
	] );
} );
