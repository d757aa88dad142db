import {
	FONT_SIZE_MIN,
	FONT_SIZE_UNITS,
	formatLength,
	getFontSizeSliderRange,
	parseLength,
} from '@/features/styles/rules/css-length';

describe( 'parseLength', () => {
	it.each( [
		[ '16px', 16, 'px' ],
		[ ' 1.5REM ', 1.5, 'rem' ],
		[ '.5em', 0.5, 'em' ],
		[ '-4px', -4, 'px' ],
		[ '0', 0, 'px' ],
		[ 20, 20, 'px' ],
		[ '50%', 50, '%' ],
	] )( 'reads %p', ( text, value, unit ) => {
		expect( parseLength( text ) ).toEqual( { value, unit } );
	} );

	it.each( [
		[ '' ],
		[ 'large' ],
		[ 'clamp(1rem, 2vw, 3rem)' ],
		[ '1px 2px' ],
		[ null ],
		[ {} ],
		[ NaN ],
		[ '--x' ],
	] )( 'finds no length in %p', ( text ) => {
		expect( parseLength( text ) ).toBeUndefined();
	} );

	it( 'is the inverse of formatLength', () => {
		expect(
			parseLength( formatLength( { value: 1.25, unit: 'rem' } ) )
		).toEqual( { value: 1.25, unit: 'rem' } );
	} );
} );

describe( 'the font size control', () => {
	it( 'has the units and the minimum of the specification', () => {
		expect( FONT_SIZE_UNITS ).toEqual( [ 'px', 'em', 'rem', 'vw', 'vh' ] );
		expect( FONT_SIZE_MIN ).toBe( 0 );
	} );

	it.each( [
		[ 'px', 100, 1 ],
		[ 'em', 10, 0.1 ],
		[ 'rem', 10, 0.1 ],
		[ 'vw', 10, 0.1 ],
		[ 'vh', 10, 0.1 ],
	] )( 'slides in %s up to %d in steps of %d', ( unit, max, step ) => {
		expect( getFontSizeSliderRange( unit ) ).toEqual( { max, step } );
	} );
} );
