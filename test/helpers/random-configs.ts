import type { Config } from '@/utils/theme-json/config';

/** Source of numbers from 0 to 1. */
export type Random = () => number;

/**
 * Returns a source of numbers that gives the same ones for the same seed.
 *
 * @param seed Whole number above 0.
 */
export function createRandom( seed: number ): Random {
	let state = seed;
	return () => {
		// The generator of Park and Miller.
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

const VALUES: readonly unknown[] = [
	'1rem',
	'2rem',
	'red',
	'var:preset|color|a',
	'var(--wp--preset--color--a)',
	'var(--wp--preset--color--b)',
	1.5,
	0,
	true,
	false,
	null,
	[],
	[ 'x', 'y' ],
	{},
	{ ref: 'styles.color.text' },
	{ url: 'file:./a.jpg', id: 3 },
];
const SLUGS = [ 'a', 'b', 'c', 'd', 'e', '1', 'f' ];

/**
 * Returns a config as a person, or a bad import, may have stored it.
 *
 * @param random Source of numbers.
 */
export function createConfig( random: Random ): Config {
	const isLikely = ( share: number ) => random() < share;
	const pick = < T >( list: readonly T[] ): T =>
		list[ Math.floor( random() * list.length ) ] as T;
	const maybe = < T >( share: number, create: () => T ) =>
		isLikely( share ) ? create() : undefined;
	const shuffle = < T >( list: readonly T[] ): T[] =>
		list
			.map( ( item ) => ( { item, rank: random() } ) )
			.sort( ( a, b ) => a.rank - b.rank )
			.map( ( { item } ) => item );

	const group = ( keys: readonly string[] ) =>
		isLikely( 0.1 )
			? pick( VALUES )
			: Object.fromEntries(
					keys
						.filter( () => isLikely( 0.5 ) )
						.map( ( key ) => [ key, pick( VALUES ) ] )
			  );
	const node = ( depth: number, isRoot = false ): unknown =>
		! isRoot && isLikely( 0.05 )
			? pick( VALUES )
			: {
					color: group( [ 'text', 'background' ] ),
					border: group( [ 'radius', 'width' ] ),
					spacing: {
						padding: group( [ 'top', 'left' ] ),
						blockGap: pick( VALUES ),
					},
					css: maybe( 0.3, () => pick( [ 'a{}', 'a{}\nb{}' ] ) ),
					...( depth > 0
						? {
								':hover': maybe( 0.3, () => node( 0 ) ),
								elements: { h1: node( 0 ) },
								blocks: {
									'core/button': node( depth - 1 ),
								},
						  }
						: {} ),
			  };
	const list = ( create: ( slug: string ) => unknown ): unknown => {
		const slugs = shuffle( SLUGS ).filter( () => isLikely( 0.5 ) );
		return [
			...slugs.map( create ),
			...( isLikely( 0.05 ) ? [ 'unreadable' ] : [] ),
			...( isLikely( 0.05 ) ? [ create( 'a' ), create( 'a' ) ] : [] ),
		];
	};
	const color = ( slug: string ) => ( {
		slug,
		name: slug,
		color: pick( [ '#111', '#222', 'var:preset|color|a' ] ),
	} );
	const font = ( slug: string ) => ( {
		slug,
		name: pick( [ slug, 'Other' ] ),
		fontFamily: pick( [ 'Inter', 'Sen' ] ),
		fontFace: maybe( 0.8, () =>
			shuffle( [ '400', '700', '900' ] )
				.filter( () => isLikely( 0.6 ) )
				.map( ( fontWeight ) => ( {
					fontFamily: 'Inter',
					fontWeight,
					src: pick( [ 'a.woff2', 'b.woff2' ] ),
				} ) )
		),
	} );
	const lists = ( create: ( slug: string ) => unknown ): unknown =>
		isLikely( 0.2 )
			? list( create )
			: {
					theme: maybe( 0.5, () => list( create ) ),
					custom: maybe( 0.7, () => list( create ) ),
			  };
	const settings = ( depth: number ): Record< string, unknown > => ( {
		color: maybe( 0.8, () => ( {
			palette: lists( color ),
			custom: maybe( 0.5, () => isLikely( 0.5 ) ),
		} ) ),
		typography: maybe( 0.8, () => ( { fontFamilies: lists( font ) } ) ),
		custom: group( [ 'gap', 'url' ] ),
		...( depth > 0
			? { blocks: { 'core/button': settings( depth - 1 ) } }
			: {} ),
	} );
	return {
		settings: settings( 1 ),
		styles: node( 2, true ) as Config[ 'styles' ],
	};
}
