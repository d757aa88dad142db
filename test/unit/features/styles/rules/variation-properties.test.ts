import {
	applyProperty,
	areConfigsEqual,
	getConfigColors,
	groupVariations,
	isOnly,
	omitProperty,
	pickProperty,
	readVariations,
} from '@/features/styles/rules/variation-properties';

const PALETTE = {
	settings: { color: { palette: { theme: [] } } },
	styles: { elements: { link: { color: { text: 'red' } } } },
};
const TYPESET = {
	settings: { typography: { fontFamilies: {}, fontSizes: [] } },
	styles: {
		typography: { fontSize: '1em' },
		blocks: { 'core/quote': { typography: { fontStyle: 'italic' } } },
	},
};
const LOOK = {
	settings: { color: { custom: true } },
	styles: {
		color: { text: 'red' },
		typography: { fontSize: '1em' },
		spacing: { blockGap: '1px' },
	},
};

describe( 'areConfigsEqual', () => {
	it.each( [
		[
			'in spite of empty parts',
			{ settings: {}, styles: { color: { text: 'red' }, spacing: {} } },
			{ settings: { color: {} }, styles: { color: { text: 'red' } } },
			true,
		],
		[
			'in spite of an empty list in the place of an object',
			{ settings: { color: [] }, styles: { color: [] } },
			{ settings: {}, styles: { color: {} } },
			true,
		],
		[
			'not with other styles',
			{ settings: {}, styles: { color: { text: 'red' } } },
			{ settings: {}, styles: { color: { text: 'blue' } } },
			false,
		],
		[
			'not with other settings',
			{ settings: { a: 1 }, styles: {} },
			{ settings: { a: 2 }, styles: {} },
			false,
		],
		[
			'when both say nothing',
			{ settings: {}, styles: {} },
			{ settings: { a: {} }, styles: {} },
			true,
		],
	] )( '%s', ( _title, a, b, expected ) => {
		expect( areConfigsEqual( a, b ) ).toBe( expected );
	} );
} );

describe( 'isOnly', () => {
	it.each( [
		[ 'color', PALETTE, true ],
		[ 'typography', PALETTE, false ],
		[
			'typography',
			{ ...TYPESET, settings: { typography: { fontSizes: [] } } },
			true,
		],
		[ 'color', LOOK, false ],
		[ 'color', { settings: {}, styles: {} }, false ],
		[
			'color',
			{
				settings: { color: { duotone: { theme: [] } } },
				styles: { filter: { duotone: 'x' } },
			},
			true,
		],
	] as const )( '%s of %p is %p', ( property, variation, expected ) => {
		expect( isOnly( variation, property ) ).toBe( expected );
	} );
} );

describe( 'pickProperty and omitProperty', () => {
	it( 'split a config', () => {
		expect( pickProperty( LOOK, 'color' ) ).toEqual( {
			settings: { color: { custom: true } },
			styles: { color: { text: 'red' } },
		} );
		expect( omitProperty( LOOK, 'color' ) ).toEqual( {
			settings: {},
			styles: {
				typography: { fontSize: '1em' },
				spacing: { blockGap: '1px' },
			},
		} );
	} );
} );

describe( 'applyProperty', () => {
	it( 'replaces the colours and keeps the rest', () => {
		expect( applyProperty( LOOK, PALETTE, 'color' ) ).toEqual( {
			settings: PALETTE.settings,
			styles: {
				typography: { fontSize: '1em' },
				spacing: { blockGap: '1px' },
				elements: { link: { color: { text: 'red' } } },
			},
		} );
	} );

	it( 'merges into nodes that both have', () => {
		const user = {
			settings: {},
			styles: {
				elements: {
					link: {
						typography: { fontSize: '1em' },
						color: { text: 'blue' },
					},
				},
			},
		};
		expect( applyProperty( user, PALETTE, 'color' ).styles ).toEqual( {
			elements: {
				link: {
					typography: { fontSize: '1em' },
					color: { text: 'red' },
				},
			},
		} );
	} );
} );

describe( 'the person’s own colors', () => {
	const SEA = { slug: 'sea', name: 'Sea', color: '#0055aa' };
	const INK = { slug: 'ink', name: 'Ink', color: '#111111' };
	const apply = ( own: unknown, palette: unknown ) =>
		applyProperty(
			{ settings: { color: { palette: own } }, styles: {} },
			{ settings: { color: { palette } }, styles: {} },
			'color'
		).settings;

	it.each( [
		[
			'stay beside the theme’s',
			{ theme: [ INK ], custom: [ SEA ] },
			{ theme: [ { ...INK, color: '#222' } ] },
			{ theme: [ { ...INK, color: '#222' } ], custom: [ SEA ] },
		],
		[
			'stay where their list has no origin',
			[ SEA ],
			{ theme: [ INK ] },
			{ theme: [ INK ], custom: [ SEA ] },
		],
		[
			'stay beside those of the variation, which come first',
			{ custom: [ SEA, INK ] },
			[ { ...SEA, color: '#00f' } ],
			{ custom: [ { ...SEA, color: '#00f' }, INK ] },
		],
		[ 'are none', { theme: [ INK ] }, undefined, undefined ],
	] )( '%s', ( _, own, palette, expected ) =>
		expect( apply( own, palette ) ).toEqual( {
			color: { palette: expected },
		} )
	);
} );

it( 'takes dark values along with a palette, and keeps those of the person’s own colors', () => {
	const own = { slug: 'sea', name: 'Sea', color: '#0055aa' };
	const user = {
		settings: {
			color: { palette: { theme: [], custom: [ own ] } },
			custom: { dark: { color: { sea: '#66aaff', base: '#111' } }, x: 1 },
		},
		styles: {},
	};
	const variation = {
		settings: {
			custom: {
				dark: {
					color: { contrast: '#eee' },
					gradient: { dawn: 'linear-gradient(#000,#111)' },
				},
			},
		},
		styles: {},
	};
	expect( isOnly( variation, 'color' ) ).toBe( true );
	expect( applyProperty( user, variation, 'color' ).settings ).toEqual( {
		color: { palette: { custom: [ own ] } },
		custom: {
			dark: {
				color: { contrast: '#eee', sea: '#66aaff' },
				gradient: { dawn: 'linear-gradient(#000,#111)' },
			},
			x: 1,
		},
	} );
} );

describe( 'readVariations', () => {
	it( 'leaves out what is no variation and fills in missing parts', () => {
		expect(
			readVariations( [
				null,
				'x',
				{ title: 'A', styles: [] },
				{ title: 3 },
			] )
		).toEqual( [
			{ title: 'A', settings: {}, styles: {} },
			{ title: '', settings: {}, styles: {} },
		] );
		expect( readVariations( { 0: {} } ) ).toEqual( [] );
	} );
} );

describe( 'groupVariations', () => {
	it( 'tells whole variations, palettes and typesets apart', () => {
		const titled = (
			title: string,
			look: typeof LOOK | typeof PALETTE | typeof TYPESET
		) => ( { title, ...look } );
		const groups = groupVariations( [
			titled( 'whole', LOOK ),
			titled( 'palette', PALETTE ),
			titled( 'type', TYPESET ),
		] );
		expect( groups.whole.map( ( { title } ) => title ) ).toEqual( [
			'whole',
		] );
		expect( groups.palettes.map( ( { title } ) => title ) ).toEqual( [
			'palette',
		] );
		expect( groups.typesets.map( ( { title } ) => title ) ).toEqual( [
			'type',
		] );
	} );
} );

describe( 'getConfigColors', () => {
	it.each( [
		[
			'the theme’s and the person’s, each once',
			{
				theme: [ { color: 'red' }, { color: 'blue' } ],
				default: [ { color: 'pink' } ],
				custom: [ { color: 'red' } ],
			},
			[ 'red', 'blue' ],
		],
		[ 'a plain list', [ { color: 'red' }, { color: 4 }, null ], [ 'red' ] ],
		[ 'nothing for a wrong type', 'red', [] ],
	] )( 'gives %s', ( _title, palette, expected ) => {
		expect(
			getConfigColors( { settings: { color: { palette } } } )
		).toEqual( expected );
	} );
} );
