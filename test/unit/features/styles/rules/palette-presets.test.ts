import {
	createColorPreset,
	createDuotonePreset,
	createGradientPreset,
} from '@/features/styles/rules/palette-presets';

describe( 'new palette entries', () => {
	it.each( [
		[ [], 1 ],
		[ [ 'custom-2', 'base' ], 3 ],
	] )( 'take the next number after %p', ( slugs, number ) => {
		expect( createColorPreset( slugs ) ).toMatchObject( {
			slug: `custom-${ number }`,
			name: `Color ${ number }`,
		} );
		expect( createGradientPreset( slugs ) ).toMatchObject( {
			slug: `custom-${ number }`,
			name: `Gradient ${ number }`,
		} );
		expect( createDuotonePreset( slugs ) ).toEqual( {
			slug: `custom-${ number }`,
			name: `Duotone ${ number }`,
			colors: [ '#000000', '#ffffff' ],
		} );
	} );
} );
