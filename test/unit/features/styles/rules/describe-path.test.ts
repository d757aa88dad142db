import { resetLocaleData } from '@wordpress/i18n';

import {
	describeOrigin,
	describePath,
	describeValue,
} from '@/features/styles/rules/describe-path';

const LETTERS =
	'Letters of a name after a comma, as in “Color, background”: “lower”, or “kept” where nouns have capitals';

describe( 'describePath', () => {
	it.each( [
		[ [ 'typography', 'fontSize' ], 'Typography, font size' ],
		[ [ 'spacing', 'padding', 'top' ], 'Spacing, padding, top' ],
		[ [ 'css' ], 'Additional CSS' ],
		[ [ 'unknownThing', 'x' ], 'Unknown Thing, x' ],
		[ [ 'constructor', 'x' ], 'Constructor, x' ],
	] )( 'names %j', ( path, expected ) => {
		expect( describePath( path ) ).toBe( expected );
	} );
} );

it.each( [
	[ 'kept', 'Typografie, Größe' ],
	[ 'lower', 'Typografie, größe' ],
] )(
	'has the letters of nouns that the language wants: %s',
	( letters, expected ) => {
		resetLocaleData(
			{
				Typography: [ 'Typografie' ],
				'Font size': [ 'Größe' ],
				[ `${ LETTERS }\u0004lower` ]: [ letters ],
			},
			'atelier'
		);
		const name = describePath( [ 'typography', 'fontSize' ] );
		resetLocaleData( {}, 'atelier' );
		expect( name ).toBe( expected );
	}
);

describe( 'describeValue', () => {
	it.each( [
		[ 'var:preset|color|accent-1', 'accent-1' ],
		[ 'var(--wp--preset--font-size--x-large)', 'x-large' ],
		[ '2rem', '2rem' ],
		[ 1.5, '1.5' ],
		[ { url: 'https://example.org/a/sky.jpg' }, 'sky.jpg' ],
		[ { ref: 'styles.color.text' }, 'styles.color.text' ],
		[ [ 1 ], '[1]' ],
	] )( 'of %j', ( value, expected ) => {
		expect( describeValue( value ) ).toBe( expected );
	} );
} );

describe( 'describeOrigin', () => {
	it.each( [
		[ 'default', 'Default' ],
		[ 'theme', 'Theme' ],
		[ 'custom', 'Yours' ],
	] as const )( '%s is %s', ( origin, expected ) => {
		expect( describeOrigin( origin ) ).toBe( expected );
	} );
} );
