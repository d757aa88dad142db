import {
	diffAttributes,
	getBlockText,
} from '@/utils/block-markup/describe-block';
import { parseMarkup } from '@/utils/block-markup/markup';

it.each( [
	[
		'its text',
		'<!-- wp:paragraph --><p>About <em>us</em></p><!-- /wp:paragraph -->',
		'About us',
	],
	[
		'the label of a menu’s item',
		'<!-- wp:navigation-link {"label":"Home","url":"/"} /-->',
		'Home',
	],
	[
		'the slug of a part',
		'<!-- wp:template-part {"slug":"header"} /-->',
		'header',
	],
	[ 'nothing', '<!-- wp:separator {"title":""} /-->', '' ],
	[ 'no attribute that is no text', '<!-- wp:a {"label":{"b":1}} /-->', '' ],
	[
		'not what is in it',
		'<!-- wp:group --><div><!-- wp:a {"label":"x"} /--></div><!-- /wp:group -->',
		'',
	],
] )( 'getBlockText returns %s', ( _name, markup, expected ) => {
	const [ block ] = parseMarkup( markup );
	expect( block && getBlockText( block ) ).toBe( expected );
} );

it.each< [ string, unknown, unknown, string[] ] >( [
	[ 'nothing', { a: 1 }, { a: 1 }, [] ],
	[ 'a value', { a: 1 }, { a: 2 }, [ 'a: 1 → 2' ] ],
	[
		'values of a group',
		{ style: { color: { text: 'red' }, spacing: { padding: '1px' } } },
		{ style: { color: { text: 'blue' } } },
		[
			'style.color.text: "red" → "blue"',
			'style.spacing.padding: "1px" → undefined',
		],
	],
	[
		'a group that became a value',
		{ a: { b: 1 } },
		{ a: 2 },
		[ 'a: {"b":1} → 2' ],
	],
	[ 'a list as a whole', { a: [ 1 ] }, { a: [ 2 ] }, [ 'a: [1] → [2]' ] ],
	[
		'own keys alone',
		{},
		{ constructor: 1 },
		[ 'constructor: undefined → 1' ],
	],
] )( 'diffAttributes lists %s', ( _name, before, after, expected ) => {
	expect(
		diffAttributes( before, after ).map(
			( difference ) =>
				`${ difference.path.join( '.' ) }: ${ JSON.stringify(
					difference.before
				) } → ${ JSON.stringify( difference.after ) }`
		)
	).toEqual( expected );
} );
