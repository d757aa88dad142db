import { countBrowsed } from '@/features/styles/rules/count-browsed';

describe( 'countBrowsed', () => {
	it.each( [
		[ 'the theme alone', 1, 0, 0, 0 ],
		[ 'variations', 9, 0, 0, 9 ],
		[ 'variations beside palettes', 9, 4, 0, 9 ],
		[ 'palettes or typesets alone', 1, 4, 0, 4 ],
		[ 'looks alone, beside the theme', 1, 0, 2, 3 ],
		[ 'looks and palettes', 1, 4, 2, 6 ],
		[ 'looks and variations', 9, 0, 2, 11 ],
	] )( 'counts %s', ( _name, variations, properties, looks, expected ) => {
		expect( countBrowsed( { variations, properties, looks } ) ).toBe(
			expected
		);
	} );
} );
