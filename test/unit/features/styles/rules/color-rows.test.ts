import { listColorRows } from '@/features/styles/rules/color-rows';

describe( 'listColorRows', () => {
	it.each( [
		[ {}, [] ],
		[ { color: { text: true } }, [ 'text' ] ],
		[ { color: { background: true } }, [ 'background' ] ],
		[
			{ color: { link: true, caption: true } },
			[ 'link', 'link-hover', 'caption' ],
		],
		[ { color: { button: true } }, [ 'button-text', 'button-background' ] ],
		[
			{ color: { heading: true } },
			[
				'heading',
				'heading-background',
				'h1',
				'h2',
				'h3',
				'h4',
				'h5',
				'h6',
			],
		],
		[ { color: 'wrong' }, [] ],
	] )( 'of %j', ( settings, ids ) => {
		expect( listColorRows( settings ).map( ( { id } ) => id ) ).toEqual(
			ids
		);
	} );

	it( 'puts a gradient where the settings have it', () => {
		const gradientOf = ( settings: Record< string, unknown > ) =>
			listColorRows( { color: { background: true }, ...settings } )[ 0 ]
				?.gradientPath;
		expect( gradientOf( {} ) ).toEqual( [ 'color', 'gradient' ] );
		expect( gradientOf( { background: { gradient: true } } ) ).toEqual( [
			'background',
			'gradient',
		] );
	} );
} );
