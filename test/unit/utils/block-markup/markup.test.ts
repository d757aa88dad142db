import { parseMarkup, serializeMarkup } from '@/utils/block-markup/markup';

it.each( [
	[ 'nothing', '' ],
	[ 'a block without content', '<!-- wp:post-title {"level":1} /-->' ],
	[
		'blocks in blocks',
		'<!-- wp:group {"layout":{"type":"flex"}} -->\n<div class="wp-block-group"><!-- wp:paragraph -->\n<p>A</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:shop/card /--></div>\n<!-- /wp:group -->',
	],
	[ 'markup outside of blocks', '<p>Old</p>\n\n<!-- wp:separator /-->' ],
	[
		'attributes that could end the comment',
		'<!-- wp:html {"a":"\\u002d\\u002d\\u003e \\u0026 \\u0022b\\u0022 \\u005c"} /-->',
	],
] )( 'serializeMarkup writes what parseMarkup read: %s', ( _name, markup ) => {
	const blocks = parseMarkup( markup );
	expect( parseMarkup( serializeMarkup( blocks ) ) ).toEqual( blocks );
	expect( serializeMarkup( blocks ).replace( /\s+/g, ' ' ) ).toBe(
		markup.replace( /\s+/g, ' ' )
	);
} );

it( 'parseMarkup takes no space for a block', () => {
	expect(
		parseMarkup( '\n<!-- wp:a /-->\n\n<!-- wp:b /-->\n' ).map(
			( { name } ) => name
		)
	).toEqual( [ 'core/a', 'core/b' ] );
} );
