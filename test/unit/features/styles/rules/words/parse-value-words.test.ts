import {
	namesValue,
	parseValueWords,
} from '@/features/styles/rules/words/parse-value-words';

const PRESETS = {
	color: [ { slug: 'cream', name: 'Warm Cream' } ],
	font: [ { slug: 'inter', name: 'Inter' } ],
};

const GERMAN: Record< string, string > = {
	background: 'Hintergrund',
	'button radius': 'Button-Radius',
};

const inEnglish = ( text: string ) => text;
const inGerman = ( text: string ) => GERMAN[ text ] ?? text;

const parse = ( words: string, translate = inEnglish ) =>
	parseValueWords( words, PRESETS, translate ).map(
		( { path, value } ) => `${ path.join( '.' ) }=${ value }`
	);

// The same rows as `test/php/cases/value-words.php`.
it.each( [
	[ 'h1 48px', [ 'styles.elements.h1.typography.fontSize=48px' ] ],
	[ ' H1   48 ', [ 'styles.elements.h1.typography.fontSize=48px' ] ],
	[
		'background cream',
		[ 'styles.color.background=var:preset|color|cream' ],
	],
	[
		'background warm cream',
		[ 'styles.color.background=var:preset|color|cream' ],
	],
	[ 'text #FFFBE6', [ 'styles.color.text=#fffbe6' ] ],
	[ 'button radius 8', [ 'styles.elements.button.border.radius=8px' ] ],
	[ 'button #123', [ 'styles.elements.button.color.background=#123' ] ],
	[
		'body inter',
		[ 'styles.typography.fontFamily=var:preset|font-family|inter' ],
	],
	[ 'content 45rem', [ 'settings.layout.contentSize=45rem' ] ],
	[ 'body comic', [] ],
	[ 'text nosuch', [] ],
	[ 'text #fff;} body{', [] ],
	[ 'background url(javascript:1)', [] ],
	[ 'elephant 8', [] ],
	[ 'h1', [] ],
] )( 'reads “%s”', ( words, expected ) => {
	expect( parse( words ) ).toEqual( expected );
} );

it( 'reads names in the language of the person, and English ones', () => {
	expect( parse( 'Hintergrund Cream', inGerman ) ).toEqual(
		parse( 'background cream', inGerman )
	);
	expect( parse( 'button-radius 8', inGerman ) ).toEqual( [
		'styles.elements.button.border.radius=8px',
	] );
} );

it.each( [
	[ 'h1 ', false ],
	[ 'h1 4', true ],
	[ 'pages', false ],
] )( 'says whether “%s” names a value', ( words, expected ) => {
	expect( namesValue( words, inEnglish ) ).toBe( expected );
} );
