import {
	createShadowPreset,
	FALLBACK_SHADOW_LAYER,
	formatShadow,
	parseShadow,
	removeShadowLayer,
	splitShadow,
	toLength,
	updateShadowLayer,
} from '@/features/styles/rules/shadow';

describe( 'splitShadow', () => {
	it.each( [
		[
			'1px 1px red, 2px 2px rgba(0, 0, 0, 0.2)',
			[ '1px 1px red', '2px 2px rgba(0, 0, 0, 0.2)' ],
		],
		[ 'none', [] ],
		[ '', [] ],
	] )( 'splits %p', ( shadow, layers ) => {
		expect( splitShadow( shadow ) ).toEqual( layers );
	} );
} );

describe( 'parseShadow', () => {
	it.each( [
		[
			'6px 6px 9px rgba(0, 0, 0, 0.2)',
			{ x: '6px', y: '6px', blur: '9px', color: 'rgba(0, 0, 0, 0.2)' },
		],
		[
			'1px 2px 3px 4px red',
			{ x: '1px', y: '2px', blur: '3px', spread: '4px', color: 'red' },
		],
		[
			'inset 1px 2px #abc',
			{ x: '1px', y: '2px', color: '#abc', inset: true },
		],
		[
			'red 1px 2px INSET',
			{ x: '1px', y: '2px', color: 'red', inset: true },
		],
		[ '-6px 0 0 -1em', { x: '-6px', blur: '0px', spread: '-1em' } ],
		[
			'1px 2px color-mix(in srgb, red 20%, blue)',
			{ x: '1px', y: '2px', color: 'color-mix(in srgb, red 20%, blue)' },
		],
		[
			'calc(1px + 2px) 2px var(--wp--preset--color--base)',
			{
				x: 'calc(1px + 2px)',
				y: '2px',
				color: 'var(--wp--preset--color--base)',
			},
		],
	] )( 'reads %p', ( css, parts ) => {
		expect( parseShadow( css ) ).toEqual( {
			...FALLBACK_SHADOW_LAYER,
			...parts,
		} );
	} );

	it.each( [
		[ 'more than one offset group', '1px 2px red 3px 4px' ],
		[ 'more than one inset', 'inset 1px 2px red inset' ],
		[ 'more than one colour', '1px 2px red blue' ],
		[ 'no offsets', 'red' ],
		[ 'one offset', '1px red' ],
		[ 'five lengths', '1px 2px 3px 4px 5px red' ],
		[ 'nothing', '' ],
	] )( 'falls back with %s', ( _title, css ) => {
		expect( parseShadow( css ) ).toEqual( FALLBACK_SHADOW_LAYER );
	} );

	it( 'is the inverse of formatShadow', () => {
		const layer = {
			x: '1px',
			y: '-2em',
			blur: '3px',
			spread: '4px',
			color: 'rgb(1 2 3 / 40%)',
			inset: true,
		};
		expect( parseShadow( formatShadow( layer ) ) ).toEqual( layer );
	} );
} );

describe( 'toLength', () => {
	it.each( [
		[ '', '0px' ],
		[ 'abc', '0px' ],
		[ undefined, '0px' ],
		[ 'NaNpx', '0px' ],
		[ '12', '12px' ],
		[ 12, '12px' ],
		[ '1.5rem', '1.5rem' ],
		[ 'min(1px, 2vw)', 'min(1px, 2vw)' ],
	] )( 'turns %p into %p', ( value, expected ) => {
		expect( toLength( value ) ).toBe( expected );
	} );
} );

describe( 'editing layers', () => {
	const layers = [ '1px 2px 3px 0px red', '4px 5px 0px 0px blue' ];

	it( 'changes one part of one layer', () => {
		expect( updateShadowLayer( layers, 1, { blur: '9px' } ) ).toEqual( [
			layers[ 0 ],
			'4px 5px 9px 0px blue',
		] );
	} );

	it( 'turns a part that is not numeric into 0px', () => {
		expect( updateShadowLayer( layers, 0, { x: 'abc' } )[ 0 ] ).toBe(
			'0px 2px 3px 0px red'
		);
	} );

	it( 'removes a layer but never the last one', () => {
		expect( removeShadowLayer( layers, 0 ) ).toEqual( [ layers[ 1 ] ] );
		expect( removeShadowLayer( [ 'a' ], 0 ) ).toEqual( [ 'a' ] );
	} );
} );

describe( 'createShadowPreset', () => {
	it.each( [
		[ [], 1 ],
		[ [ 'shadow-1', 'natural', 'shadow-3' ], 4 ],
	] )( 'follows %p', ( slugs, number ) => {
		expect( createShadowPreset( slugs ) ).toEqual( {
			slug: `shadow-${ number }`,
			name: `Shadow ${ number }`,
			shadow: '6px 6px 9px rgba(0, 0, 0, 0.2)',
		} );
	} );
} );
