import { formatMenu, parseMenu } from '@/features/menus/rules/menu-markup';

const link = ( json: string ) => `<!-- wp:navigation-link ${ json } /-->`;
const submenu = ( json: string, inside: string ) =>
	`<!-- wp:navigation-submenu ${ json } -->${ inside }<!-- /wp:navigation-submenu -->`;

/** Every block that WordPress allows in a menu, written by WordPress and by hand, and blocks that it does not allow. */
const BLOCKS: readonly [ string, string ][] = [
	[
		'a link',
		link(
			'{"label":"About","type":"page","id":2,"url":"/about/","kind":"post-type"}'
		),
	],
	[
		'a link with a namespace',
		'<!-- wp:core/navigation-link {"label":"A"} /-->',
	],
	[
		'a link with spaces in its JSON',
		'<!--  wp:navigation-link   { "label" : "A" ,"url":"#"}   /-->',
	],
	[
		'a link with escapes',
		link(
			'{"label":"A \\u0026 B \\u003cb\\u003ex\\u003c/b\\u003e \\u0022q\\u0022 \\u002d\\u002d"}'
		),
	],
	[ 'a link with UTF-8', link( '{"label":"Über uns 🎉 עברית"}' ) ],
	[
		'a link with broken JSON',
		'<!-- wp:navigation-link {"label":"A",} /-->',
	],
	[ 'a link without attributes', '<!-- wp:navigation-link /-->' ],
	[
		'a link that is closed',
		'<!-- wp:navigation-link {"label":"A"} -->\n<!-- /wp:navigation-link -->',
	],
	[
		'a link with a link in it',
		`<!-- wp:navigation-link {"label":"A"} -->${ link(
			'{"label":"B"}'
		) }<!-- /wp:navigation-link -->`,
	],
	[ 'an empty submenu', submenu( '{"label":"S"}', '' ) ],
	[
		'a submenu that holds nothing by its delimiter',
		'<!-- wp:navigation-submenu {"label":"S"} /-->',
	],
	[
		'a submenu',
		submenu(
			'{"label":"S"}',
			`\n${ link( '{"label":"A"}' ) }\n\n${ link( '{"label":"B"}' ) }\n`
		),
	],
	[
		'a submenu on three levels',
		submenu(
			'{"label":"S"}',
			submenu(
				'{"label":"T"}',
				submenu( '{"label":"U"}', link( '{"label":"V"}' ) )
			)
		),
	],
	[ 'a page list', '<!-- wp:page-list /-->' ],
	[
		'a page list of a parent',
		'<!-- wp:page-list {"parentPageID":5,"isNested":true} /-->',
	],
	[
		'a page list with items',
		'<!-- wp:page-list -->\n<!-- wp:page-list-item {"id":5,"label":"P"} /-->\n<!-- /wp:page-list -->',
	],
	[ 'a home link', '<!-- wp:home-link {"label":"Home"} /-->' ],
	[
		'social icons',
		'<!-- wp:social-links {"openInNewTab":true} -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://example.org","service":"wordpress"} /--></ul>\n<!-- /wp:social-links -->',
	],
	[
		'a spacer',
		'<!-- wp:spacer {"height":"100px","width":"0px"} -->\n<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->',
	],
	[ 'a search', '<!-- wp:search {"label":"Search","showLabel":false} /-->' ],
	[ 'a site title', '<!-- wp:site-title {"level":0} /-->' ],
	[ 'a site logo', '<!-- wp:site-logo {"width":40} /-->' ],
	[ 'a tagline', '<!-- wp:site-tagline /-->' ],
	[ 'login/out', '<!-- wp:loginout /-->' ],
	[
		'buttons',
		'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
	],
	[ 'a pattern', '<!-- wp:block {"ref":12} /-->' ],
	[
		'a block of a plugin',
		'<!-- wp:acme/mega-menu {"items":[{"a":{}}]} --><div><!-- wp:navigation-link {"label":"inside"} /--></div><!-- /wp:acme/mega-menu -->',
	],
	[
		'a plugin’s block in its own kind',
		'<!-- wp:acme/box --><!-- wp:acme/box --><i></i><!-- /wp:acme/box --><!-- /wp:acme/box -->',
	],
	[ 'text', '<p>Call us</p>' ],
	[ 'a comment', '<!-- not a block -->' ],
	[
		'a block that is never closed',
		'<!-- wp:navigation-submenu {"label":"S"} -->',
	],
	[ 'a block that is never opened', '<!-- /wp:navigation-submenu -->' ],
	[
		'blocks closed in the wrong order',
		'<!-- wp:navigation-submenu --><!-- wp:group --><!-- /wp:navigation-submenu --><!-- /wp:group -->',
	],
	[ 'a script', '<script>alert( "<!-- wp:x" )</script>' ],
	[ 'a shortcode and NUL', '[gallery] \0 %s' ],
];

const ORDINARY = link( '{"label":"Ordinary"}' );

/** Markup around the value. */
const SURROUNDINGS: readonly [ string, ( markup: string ) => string ][] = [
	[ 'alone', ( markup ) => markup ],
	[
		'between others, on lines of its own',
		( markup ) => `\n${ ORDINARY }\n\n${ markup }\r\n\t${ ORDINARY }\n`,
	],
	[
		'in a submenu, with no space',
		( markup ) => submenu( '{"label":"S"}', ORDINARY + markup + ORDINARY ),
	],
];

const MENUS = BLOCKS.flatMap( ( [ name, markup ] ) =>
	SURROUNDINGS.map(
		( [ where, surround ] ) =>
			[ `${ name } ${ where }`, surround( markup ) ] as const
	)
);

describe( 'parseMenu and formatMenu', () => {
	it( 'are tried with at least 60 menus', () => {
		expect( MENUS.length ).toBeGreaterThanOrEqual( 60 );
	} );

	it.each( MENUS )( 'write %s byte for byte', ( _, markup ) => {
		expect( formatMenu( parseMenu( markup ) ) ).toBe( markup );
	} );

	it( 'know the items of a menu', () => {
		const tree = parseMenu(
			`${ submenu(
				'{"label":"Services"}',
				`\n${ link( '{"label":"Branding","id":3}' ) }\n`
			) }\n\n<!-- wp:page-list /-->`
		);
		expect(
			tree.children.map( ( { name, attributes } ) => [
				name,
				attributes.label,
			] )
		).toEqual( [
			[ 'core/navigation-submenu', 'Services' ],
			[ 'core/page-list', undefined ],
		] );
		expect( tree.children[ 0 ]?.children[ 0 ]?.attributes.id ).toBe( 3 );
	} );

	it( 'read a menu that is 1,000 levels deep, and one of 1,000 items', () => {
		const deep =
			'<!-- wp:navigation-submenu {"label":"x"} -->'.repeat( 1000 ) +
			'<!-- /wp:navigation-submenu -->'.repeat( 1000 );
		const wide = Array.from( { length: 1000 }, ( _, index ) =>
			link( `{"label":"${ index }"}` )
		).join( '\n' );
		expect( formatMenu( parseMenu( deep ) ) ).toBe( deep );
		expect( parseMenu( wide ).children ).toHaveLength( 1000 );
		expect( formatMenu( parseMenu( wide ) ) ).toBe( wide );
	} );

	it( 'read an attribute called __proto__ as one', () => {
		const tree = parseMenu( link( '{"__proto__":{"x":1},"label":"A"}' ) );
		expect( tree.children[ 0 ]?.attributes.label ).toBe( 'A' );
		expect( ( {} as Record< string, unknown > ).x ).toBeUndefined();
	} );
} );
