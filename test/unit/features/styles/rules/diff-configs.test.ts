import {
	applyDifferences,
	diffConfigs,
	diffConfigsInSteps,
	findFirstDifference,
	type Difference,
} from '@/features/styles/rules/diff-configs';
import { pruneEmpty } from '@/utils/theme-json/value-at-path';
import { readConfig, type Config } from '@/utils/theme-json/config';
import { createConfig, createRandom } from '@test/helpers/random-configs';

const styles = ( value: Config[ 'styles' ] ): Config => ( {
	settings: {},
	styles: value,
} );
const palette = ( custom: unknown ): Config => ( {
	settings: { color: { palette: { custom } } },
	styles: {},
} );
const fonts = ( custom: unknown ): Config => ( {
	settings: { typography: { fontFamilies: { custom } } },
	styles: {},
} );
const A = { slug: 'a', name: 'A', color: '#111' };
const B = { slug: 'b', name: 'B', color: '#222' };
const C = { slug: 'c', name: 'C', color: '#333' };
const face = ( fontWeight: string, src = 'a.woff2' ) => ( {
	fontFamily: 'Inter',
	fontWeight,
	src,
} );
const INTER = { slug: 'inter', name: 'Inter', fontFamily: 'Inter' };
const COLORS = 'settings.color.palette.custom';
const FONTS = 'settings.typography.fontFamilies.custom';

const toLine = ( { path, kind }: Difference ) =>
	`${ kind } ${ path.join( '.' ) }`;

describe( 'diffConfigs', () => {
	it.each< [ string, Config, Config, string[] ] >( [
		[
			'Additional CSS alone',
			styles( {} ),
			styles( { css: 'a{}' } ),
			[ 'added styles.css' ],
		],
		[
			'the root’s border, shadow and dimensions alone',
			styles( { border: { radius: '1px' }, shadow: 'none' } ),
			styles( {
				border: { radius: '2px' },
				dimensions: { minHeight: '1px' },
			} ),
			[
				'changed styles.border.radius',
				'removed styles.shadow',
				'added styles.dimensions.minHeight',
			],
		],
		[
			'nothing for the two spellings of a reference',
			styles( { color: { text: 'var:preset|color|a' } } ),
			styles( { color: { text: 'var(--wp--preset--color--a)' } } ),
			[],
		],
		[
			'nothing for what says nothing',
			styles( { color: {}, spacing: { padding: {} } } ),
			styles( {} ),
			[],
		],
		[
			'nothing for an empty object that the server sends as a list',
			{
				settings: { color: { palette: [] }, custom: [] },
				styles: { color: [], blocks: { 'core/quote': [] } },
			},
			{ settings: {}, styles: { color: {} } },
			[],
		],
		[
			'each value of a group that was empty',
			styles( { color: [], blocks: [] } ),
			styles( {
				color: { text: 'red', background: 'blue' },
				blocks: { 'core/quote': { color: { text: 'red' } } },
			} ),
			[
				'added styles.color.text',
				'added styles.color.background',
				'added styles.blocks.core/quote.color.text',
			],
		],
		[
			'a group that became one value as one difference',
			styles( { spacing: { padding: { top: '1px', left: '2px' } } } ),
			styles( { spacing: { padding: '3px' } } ),
			[ 'changed styles.spacing.padding' ],
		],
		[
			'a value that is a reference to another as one',
			styles( { color: { text: 'red' } } ),
			styles( { color: { text: { ref: 'styles.color.background' } } } ),
			[ 'changed styles.color.text' ],
		],
		[
			'presets by their slugs',
			palette( [ A, B ] ),
			palette( [ { ...B, color: '#999' }, C ] ),
			[
				`removed ${ COLORS }.a`,
				`changed ${ COLORS }.b`,
				`added ${ COLORS }.c`,
			],
		],
		[
			'the order of presets apart from their values',
			palette( [ A, B ] ),
			palette( [ B, A ] ),
			[ `moved ${ COLORS }` ],
		],
		[
			'the same slug of two origins as two presets',
			{
				settings: { color: { palette: { theme: [ A ] } } },
				styles: {},
			},
			palette( [ A ] ),
			[ 'removed settings.color.palette.theme.a', `added ${ COLORS }.a` ],
		],
		[
			'nothing for a list that stands without its origin',
			{ settings: { color: { palette: [ A ] } }, styles: {} },
			palette( [ A ] ),
			[],
		],
		[
			'a list with a slug twice as one value',
			palette( [ A, A ] ),
			palette( [ A ] ),
			[ `changed ${ COLORS }` ],
		],
		[
			'an empty list, which is a statement',
			styles( {} ),
			palette( [] ),
			[ `added ${ COLORS }` ],
		],
		[
			'faces of a font by weight and style',
			fonts( [
				{ ...INTER, fontFace: [ face( '400' ), face( '700' ) ] },
			] ),
			fonts( [
				{
					...INTER,
					name: 'Mine',
					fontFace: [ face( '400', 'b.woff2' ), face( '900' ) ],
				},
			] ),
			[
				`changed ${ FONTS }.inter.name`,
				`changed ${ FONTS }.inter.fontFace.400 normal`,
				`removed ${ FONTS }.inter.fontFace.700 normal`,
				`added ${ FONTS }.inter.fontFace.900 normal`,
			],
		],
	] )( 'lists %s', ( _name, left, right, expected ) => {
		expect( diffConfigs( left, right ).map( toLine ) ).toEqual( expected );
	} );

	it.each< [ string, Config, Config, boolean ] >( [
		[
			'a value that the theme has, too',
			styles( {} ),
			styles( { color: { text: 'red' } } ),
			true,
		],
		[
			'another value than the theme’s',
			styles( {} ),
			styles( { color: { text: 'blue' } } ),
			false,
		],
		[
			'a preset that the theme has, too',
			styles( {} ),
			{
				settings: { color: { palette: { theme: [ A ] } } },
				styles: {},
			},
			true,
		],
		[
			'another preset of the same color',
			styles( { color: { text: 'var:preset|color|a' } } ),
			styles( { color: { text: 'var:preset|color|twin' } } ),
			true,
		],
		[
			'another preset of another color',
			styles( { color: { text: 'var:preset|color|a' } } ),
			styles( { color: { text: 'var:preset|color|b' } } ),
			false,
		],
	] )( 'marks what looks the same: %s', ( _name, left, right, expected ) => {
		const base = {
			settings: {
				color: {
					palette: { theme: [ A, B, { ...A, slug: 'twin' } ] },
				},
			},
			styles: { color: { text: 'red' } },
		};
		expect( diffConfigs( left, right, base ) ).toEqual( [
			expect.objectContaining( { looksSame: expected } ),
		] );
	} );
} );

const isOrigin = ( key: string ) => key === 'theme' || key === 'custom';

// One spelling for all that means the same, by rules of its own.
function toPlain( config: Config ): unknown {
	const text = JSON.stringify(
		readConfig( config ),
		function ( this: object, key, value ) {
			if ( Array.isArray( value ) && value.length === 0 ) {
				return Object.keys( this ).every( isOrigin )
					? value
					: undefined;
			}
			if (
				( key === 'palette' || key === 'fontFamilies' ) &&
				Array.isArray( value )
			) {
				return { custom: value };
			}
			return typeof value === 'string'
				? value.replace(
						/^var\(--wp--preset--color--(.)\)$/,
						'var:preset|color|$1'
				  )
				: value;
		}
	);
	return pruneEmpty( JSON.parse( text ) ) ?? {};
}

const random = createRandom( 34 );
const PAIRS = Array.from(
	{ length: 200 },
	() => [ createConfig( random ), createConfig( random ) ] as const
);

describe( 'applyDifferences', () => {
	it( 'makes the right of the left in 200 random pairs, both ways', () => {
		for ( const [ left, right ] of PAIRS ) {
			const there = diffConfigs( left, right );
			const result = applyDifferences( left, there );
			expect( there.length ).toBeGreaterThan( 0 );
			expect( toPlain( result ) ).toEqual( toPlain( right ) );
			expect( diffConfigs( result, right ) ).toEqual( [] );
			expect(
				toPlain( applyDifferences( right, diffConfigs( right, left ) ) )
			).toEqual( toPlain( left ) );
		}
	} );

	it( 'changes no other value when one is applied alone', () => {
		let moves = 0;
		for ( const [ left, right ] of PAIRS.slice( 0, 30 ) ) {
			for ( const difference of diffConfigs( left, right ) ) {
				const only = diffConfigs(
					left,
					applyDifferences( left, [ difference ] )
				);
				expect( only.map( toLine ) ).toEqual( [
					toLine( difference ),
				] );
				moves += difference.kind === 'moved' ? 1 : 0;
			}
		}
		expect( moves ).toBeGreaterThan( 10 );
	} );

	it( 'leaves the config and its links as they are', () => {
		const left = { ...palette( [ A ] ), _links: { self: [] } };
		const result = applyDifferences(
			left,
			diffConfigs( left, palette( [ A, B ] ) )
		);
		expect( left ).toEqual( { ...palette( [ A ] ), _links: { self: [] } } );
		expect( result ).toEqual( {
			...palette( [ A, B ] ),
			_links: { self: [] },
		} );
	} );

	it( 'puts an added preset where it stands, whichever are applied', () => {
		const differences = diffConfigs(
			palette( [ A ] ),
			palette( [ B, A, C ] )
		);
		expect(
			applyDifferences( palette( [ A ] ), differences.slice( 0, 1 ) )
		).toEqual( palette( [ B, A ] ) );
		expect(
			applyDifferences( palette( [ A ] ), differences.slice( 1 ) )
		).toEqual( palette( [ A, C ] ) );
	} );
} );

describe( 'In steps', () => {
	const LIST = 2_000;
	const createLists = ( color: string, count: () => void ) =>
		palette(
			Array.from( { length: LIST }, ( _, index ) => ( {
				slug: `c-${ index }`,
				get color() {
					count();
					return `${ color }${ index }`;
				},
			} ) )
		);
	const createBlocks = ( color: string, count: () => void ) =>
		styles( {
			blocks: Object.fromEntries(
				Array.from( { length: 500 }, ( _, index ) => [
					`test/block-${ index }`,
					{
						color: {
							get text() {
								count();
								return color;
							},
							get background() {
								count();
								return color;
							},
						},
					},
				] )
			),
		} );

	it.each( [
		[ 'a long list', createLists, 'same', 0 ],
		[ 'a long list', createLists, 'other', LIST ],
		[ 'many blocks', createBlocks, 'same', 0 ],
		[ 'many blocks', createBlocks, 'other', 1_000 ],
	] )(
		'%s is compared with few values read in each step',
		( _name, create, right, found ) => {
			let reads = 0;
			const count = () => void reads++;
			const steps = diffConfigsInSteps(
				create( 'same', count ),
				create( right, count )
			);
			const readsOfSteps: number[] = [];
			const differences: Difference[] = [];
			for (;;) {
				reads = 0;
				const step = steps.next();
				readsOfSteps.push( reads );
				if ( step.done ) {
					break;
				}
				differences.push( ...step.value );
			}
			expect( differences ).toHaveLength( found );
			expect( Math.max( ...readsOfSteps ) ).toBeLessThan( 1_000 );
			expect( Math.max( ...readsOfSteps ) ).toBeGreaterThan( 0 );
		}
	);

	it( 'finds the differences that it finds at once, in 50 random pairs', () => {
		const source = createRandom( 7 );
		for ( let round = 0; round < 50; round++ ) {
			const [ left, right ] = [
				createConfig( source ),
				createConfig( source ),
			];
			const differences = diffConfigs( left, right );
			expect(
				Array.from( diffConfigsInSteps( left, right ) ).flat()
			).toEqual( differences );
			expect(
				Array.from( findFirstDifference( left, right ) ).find( Boolean )
			).toEqual( differences[ 0 ] );
		}
	} );

	it( 'ends at the first difference', () => {
		let reads = 0;
		const left = createLists( 'same', () => void reads++ );
		const right = createLists( 'other', () => void reads++ );
		expect(
			Array.from( findFirstDifference( left, right ) ).at( -1 )?.path
		).toEqual( [ ...COLORS.split( '.' ), 'c-0' ] );
		expect( reads ).toBeLessThan( 1_000 );
	} );
} );
