import {
	createFontSizePreset,
	resolveFluid,
	setCustomFluid,
	setFluid,
	setFluidBound,
} from '@/features/styles/rules/font-size-presets';

const SIZE = { name: 'Large', slug: 'large', size: '2rem' };

describe( 'createFontSizePreset', () => {
	it( 'has the slug, name and size of the specification', () => {
		expect( createFontSizePreset( [] ) ).toEqual( {
			slug: 'custom-1',
			name: 'New Font Size 1',
			size: '16px',
		} );
		expect( createFontSizePreset( [ 'custom-4' ] ) ).toEqual( {
			slug: 'custom-5',
			name: 'New Font Size 5',
			size: '16px',
		} );
	} );
} );

describe( 'resolveFluid', () => {
	it.each( [
		[ undefined, undefined, false, false ],
		[ undefined, true, true, false ],
		[ undefined, { minFontSize: '14px' }, true, false ],
		[ false, true, false, false ],
		[ true, false, true, false ],
		[ { min: '1px', max: '2px' }, false, true, true ],
	] )(
		'flag %p with the site at %p',
		( fluid, globalFluid, isFluid, isCustom ) => {
			expect(
				resolveFluid(
					fluid === undefined ? {} : { fluid },
					globalFluid
				)
			).toMatchObject( { isFluid, isCustom } );
		}
	);

	it( 'gives the custom bounds', () => {
		expect(
			resolveFluid( { fluid: { min: '1rem', max: '3rem' } }, false )
		).toEqual( {
			isFluid: true,
			isCustom: true,
			min: '1rem',
			max: '3rem',
		} );
	} );
} );

describe( 'changing the fluid flag', () => {
	it( 'switches it', () => {
		expect( setFluid( SIZE, false ).fluid ).toBe( false );
		expect(
			setFluid( { ...SIZE, fluid: { min: '1px' } }, true ).fluid
		).toBe( true );
	} );

	it( 'starts custom bounds at the plain size', () => {
		expect( setCustomFluid( SIZE, true ).fluid ).toEqual( {
			min: '2rem',
			max: '2rem',
		} );
		expect( setCustomFluid( { ...SIZE, size: 18 }, true ).fluid ).toEqual( {
			min: '18px',
			max: '18px',
		} );
	} );

	it( 'stays fluid without custom bounds', () => {
		expect(
			setCustomFluid(
				{ ...SIZE, fluid: { min: '1px', max: '2px' } },
				false
			).fluid
		).toBe( true );
	} );

	it( 'sets one bound', () => {
		expect(
			setFluidBound(
				{ ...SIZE, fluid: { min: '1px', max: '2px' } },
				'max',
				'9px'
			).fluid
		).toEqual( { min: '1px', max: '9px' } );
		expect( setFluidBound( SIZE, 'min', '9px' ).fluid ).toEqual( {
			min: '9px',
		} );
	} );
} );
