import {
	CSS_PROPERTIES,
	type CssProperty,
} from '@/features/styles/rules/why/css-properties';
import {
	buildCascade,
	type ElementValue,
	type CascadeEntry,
} from '@/features/styles/rules/why/cascade';
import {
	listStyleNodes,
	type StyleCatalogue,
} from '@/features/styles/rules/why/style-nodes';
import type { ConfigNode } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';

const CATALOGUE: StyleCatalogue = {
	elements: {
		link: 'a:where(:not(.wp-element-button))',
		heading: 'h1, h2, h3, h4, h5, h6',
		h1: 'h1',
		h2: 'h2',
		button: '.wp-element-button, .wp-block-button__link',
		caption: '.wp-element-caption, .wp-block-image figcaption',
		cite: 'cite',
	},
	blocks: {
		'core/group': { selector: '.wp-block-group', features: {} },
		'core/paragraph': { selector: 'p', features: {} },
		'core/heading': { selector: 'h1, h2, h3, h4, h5, h6', features: {} },
		'core/quote': { selector: '.wp-block-quote', features: {} },
		'core/button': {
			selector: '.wp-block-button .wp-block-button__link',
			features: {
				border: '.wp-block-button .wp-block-button__link',
				spacing: {
					margin: '.wp-block-button',
				},
			},
		},
		'core/navigation-link': {
			selector: '.wp-block-navigation-item',
			features: {
				states: {
					'-current': '.wp-block-navigation-item.current-menu-item',
				},
			},
		},
		'core/image': {
			selector: '.wp-block-image',
			features: {
				border: '.wp-block-image img, .wp-block-image .placeholder',
				shadow: '.wp-block-image img',
			},
		},
	},
};

const PARAGRAPH = '<p id="it">a</p>';
const HEADING = '<h1 class="wp-block-heading" id="it">a</h1>';
const LINK = '<p><a id="it" href="#">a</a></p>';
const BUTTON =
	'<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" id="it">a</a></div>';
const IN_GROUP =
	'<div class="wp-block-group is-style-section-1" id="around"><h2 id="heading">a</h2><p id="it">a <a id="link">b</a></p></div>';
const IMAGE =
	'<figure class="wp-block-image" id="figure"><img id="it"><figcaption class="wp-element-caption" id="caption">a</figcaption></figure>';

interface Case {
	name: string;
	html: string;
	property: string;
	core?: object;
	theme?: object;
	user?: object;
	own?: readonly ElementValue[];
	/** Selector of the element; `#it` when missing. */
	at?: string;
	viewports?: readonly string[];
	/** State that the element is looked at in. */
	forced?: string;
	/** The cascade, the winner first; empty where nothing sets it. */
	expected: readonly string[];
	distance?: number;
}

const color = ( text: string ) => ( { color: { text } } );
const size = ( fontSize: string ) => ( { typography: { fontSize } } );
const inBlock = ( name: string, node: object ) => ( {
	blocks: { [ `core/${ name }` ]: node },
} );
const inElement = ( name: string, node: object ) => ( {
	elements: { [ name ]: node },
} );

const CASES: readonly Case[] = [
	{
		name: 'nothing set',
		html: PARAGRAPH,
		property: 'color',
		expected: [],
	},
	{
		name: 'WordPress alone',
		html: BUTTON,
		property: 'color',
		core: inElement( 'button', color( '#fff' ) ),
		expected: [ 'default elements.button #fff' ],
	},
	{
		name: 'the theme over WordPress',
		html: BUTTON,
		property: 'color',
		core: inElement( 'button', color( '#fff' ) ),
		theme: inElement( 'button', color( 'red' ) ),
		expected: [
			'theme elements.button red',
			'default elements.button #fff',
		],
	},
	{
		name: 'the person over the theme over WordPress',
		html: BUTTON,
		property: 'color',
		core: inElement( 'button', color( '#fff' ) ),
		theme: inElement( 'button', color( 'red' ) ),
		user: inElement( 'button', color( 'blue' ) ),
		expected: [
			'custom elements.button blue',
			'theme elements.button red',
			'default elements.button #fff',
		],
	},
	{
		name: 'the person over WordPress, which the theme leaves alone',
		html: BUTTON,
		property: 'color',
		core: inElement( 'button', color( '#fff' ) ),
		user: inElement( 'button', color( 'blue' ) ),
		expected: [
			'custom elements.button blue',
			'default elements.button #fff',
		],
	},
	{
		name: 'the site, inherited',
		html: PARAGRAPH,
		property: 'color',
		theme: color( 'black' ),
		expected: [ 'theme root black' ],
		distance: 1,
	},
	{
		name: 'the person’s site over the theme’s',
		html: PARAGRAPH,
		property: 'color',
		theme: color( 'black' ),
		user: color( 'navy' ),
		expected: [ 'custom root navy', 'theme root black' ],
		distance: 1,
	},
	{
		name: 'a block over the site',
		html: PARAGRAPH,
		property: 'color',
		theme: color( 'black' ),
		user: inBlock( 'paragraph', color( 'navy' ) ),
		expected: [ 'custom blocks.core/paragraph navy' ],
	},
	{
		name: 'the nearest ancestor',
		html: IN_GROUP,
		property: 'color',
		theme: { ...color( 'black' ), ...inBlock( 'group', color( 'green' ) ) },
		expected: [ 'theme blocks.core/group green' ],
		distance: 1,
	},
	{
		name: 'an ancestor of an ancestor',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: inBlock( 'group', color( 'green' ) ),
		expected: [ 'theme blocks.core/group green' ],
		distance: 2,
	},
	{
		name: 'no inheritance of a background',
		html: IN_GROUP,
		property: 'background-color',
		theme: inBlock( 'group', { color: { background: 'green' } } ),
		expected: [],
	},
	{
		name: 'the background of the element itself',
		html: IN_GROUP,
		property: 'background-color',
		at: '#around',
		theme: inBlock( 'group', { color: { background: 'green' } } ),
		expected: [ 'theme blocks.core/group green' ],
	},
	{
		name: 'a link of the site',
		html: LINK,
		property: 'color',
		theme: { ...color( 'black' ), ...inElement( 'link', color( 'blue' ) ) },
		expected: [ 'theme elements.link blue' ],
	},
	{
		name: 'a link in a block over the site’s links',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: {
			...inElement( 'link', color( 'blue' ) ),
			...inBlock( 'group', inElement( 'link', color( 'red' ) ) ),
		},
		expected: [
			'theme blocks.core/group.elements.link red',
			'theme elements.link blue',
		],
	},
	{
		name: 'the theme’s link in a block over the person’s links of the site',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: inBlock( 'group', inElement( 'link', color( 'red' ) ) ),
		user: inElement( 'link', color( 'blue' ) ),
		expected: [
			'theme blocks.core/group.elements.link red',
			'custom elements.link blue',
		],
	},
	{
		name: 'a block’s links outside of that block',
		html: LINK,
		property: 'color',
		theme: inBlock( 'group', inElement( 'link', color( 'red' ) ) ),
		expected: [],
	},
	{
		name: 'a button is no link',
		html: BUTTON,
		property: 'color',
		theme: inElement( 'link', color( 'blue' ) ),
		expected: [],
	},
	{
		name: 'one level over all headings',
		html: HEADING,
		property: 'font-size',
		theme: {
			elements: { heading: size( '2rem' ), h1: size( '3rem' ) },
		},
		expected: [ 'theme elements.h1 3rem', 'theme elements.heading 2rem' ],
	},
	{
		name: 'the theme’s level over the person’s headings',
		html: HEADING,
		property: 'font-size',
		theme: inElement( 'h1', size( '3rem' ) ),
		user: inElement( 'heading', size( '4rem' ) ),
		expected: [ 'theme elements.h1 3rem', 'custom elements.heading 4rem' ],
	},
	{
		name: 'the block Heading over one level',
		html: HEADING,
		property: 'font-size',
		theme: {
			...inElement( 'h1', size( '3rem' ) ),
			...inBlock( 'heading', size( '5rem' ) ),
		},
		expected: [
			'theme blocks.core/heading 5rem',
			'theme elements.h1 3rem',
		],
	},
	{
		name: 'another level',
		html: HEADING,
		property: 'font-size',
		theme: inElement( 'h2', size( '3rem' ) ),
		expected: [],
	},
	{
		name: 'the block Button over the element',
		html: BUTTON,
		property: 'color',
		theme: {
			...inElement( 'button', color( 'white' ) ),
			...inBlock( 'button', color( 'black' ) ),
		},
		expected: [
			'theme blocks.core/button black',
			'theme elements.button white',
		],
	},
	{
		name: 'a variation over its block',
		html: BUTTON,
		property: 'color',
		theme: inBlock( 'button', {
			...color( 'black' ),
			variations: { outline: color( 'red' ) },
		} ),
		expected: [
			'theme blocks.core/button.variations.outline red',
			'theme blocks.core/button black',
		],
	},
	{
		name: 'a variation that the block does not have',
		html: BUTTON,
		property: 'color',
		theme: inBlock( 'button', {
			...color( 'black' ),
			variations: { fill: color( 'red' ) },
		} ),
		expected: [ 'theme blocks.core/button black' ],
	},
	{
		name: 'a link in a variation over a link in the block',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: inBlock( 'group', {
			...inElement( 'link', color( 'red' ) ),
			variations: { 'section-1': inElement( 'link', color( 'gold' ) ) },
		} ),
		expected: [
			'theme blocks.core/group.variations.section-1.elements.link gold',
			'theme blocks.core/group.elements.link red',
		],
	},
	{
		name: 'a block in a variation over the block elsewhere',
		html: IN_GROUP,
		property: 'color',
		theme: {
			blocks: {
				'core/paragraph': color( 'black' ),
				'core/group': {
					variations: {
						'section-1': inBlock( 'paragraph', color( 'gold' ) ),
					},
				},
			},
		},
		expected: [
			'theme blocks.core/group.variations.section-1.blocks.core/paragraph gold',
			'theme blocks.core/paragraph black',
		],
	},
	{
		name: 'a heading in a block over the block Heading printed before it',
		html: IN_GROUP,
		property: 'font-size',
		at: '#heading',
		theme: {
			blocks: {
				'core/heading': size( '5rem' ),
				'core/group': inElement( 'h2', size( '2rem' ) ),
			},
		},
		expected: [
			'theme blocks.core/group.elements.h2 2rem',
			'theme blocks.core/heading 5rem',
		],
	},
	{
		name: 'the preview as wide as a telephone',
		html: PARAGRAPH,
		property: 'font-size',
		viewports: [ '@mobile' ],
		theme: inBlock( 'paragraph', {
			...size( '2rem' ),
			'@mobile': size( '1rem' ),
		} ),
		expected: [
			'theme blocks.core/paragraph.@mobile 1rem',
			'theme blocks.core/paragraph 2rem',
		],
	},
	{
		name: 'the same preview at its full width',
		html: PARAGRAPH,
		property: 'font-size',
		theme: inBlock( 'paragraph', {
			...size( '2rem' ),
			'@mobile': size( '1rem' ),
		} ),
		expected: [ 'theme blocks.core/paragraph 2rem' ],
	},
	{
		name: 'the whole site on phones',
		html: PARAGRAPH,
		property: 'font-size',
		at: 'body',
		viewports: [ '@mobile' ],
		theme: size( '2rem' ),
		user: { '@mobile': size( '1rem' ), '@tablet': size( '3rem' ) },
		expected: [ 'custom @mobile 1rem', 'theme root 2rem' ],
	},
	{
		name: 'a telephone over a tablet',
		html: PARAGRAPH,
		property: 'font-size',
		viewports: [ '@tablet', '@mobile' ],
		theme: inBlock( 'paragraph', {
			'@mobile': size( '1rem' ),
			'@tablet': size( '1.5rem' ),
		} ),
		expected: [
			'theme blocks.core/paragraph.@mobile 1rem',
			'theme blocks.core/paragraph.@tablet 1.5rem',
		],
	},
	{
		name: 'a state at rest',
		html: LINK,
		property: 'color',
		theme: inElement( 'link', {
			...color( 'blue' ),
			':hover': color( 'red' ),
		} ),
		expected: [ 'theme elements.link blue' ],
	},
	{
		name: 'the block’s own value over all styles',
		html: PARAGRAPH,
		property: 'color',
		user: inBlock( 'paragraph', color( 'navy' ) ),
		own: [
			{ value: 'red', path: [ 'color', 'text' ], isImportant: false },
		],
		expected: [ 'block own red', 'custom blocks.core/paragraph navy' ],
	},
	{
		name: 'a preset of the block over its style',
		html: '<p id="it" class="has-accent-color">a</p>',
		property: 'color',
		own: [
			{ value: 'red', path: [ 'color', 'text' ], isImportant: false },
			{
				value: 'var:preset|color|accent',
				path: [ 'color', 'text' ],
				isImportant: true,
				selector: '.has-accent-color',
			},
		],
		expected: [ 'block own var:preset|color|accent', 'block own red' ],
	},
	{
		name: 'links of the block around it over the site’s links',
		html: '<div class="wp-elements-1"><a id="it">a</a></div>',
		property: 'color',
		theme: inElement( 'link', color( 'blue' ) ),
		own: [
			{
				value: 'gold',
				path: [ 'elements', 'link', 'color', 'text' ],
				isImportant: false,
				selector: '.wp-elements-1 a',
			},
		],
		expected: [ 'block own gold', 'theme elements.link blue' ],
	},
	{
		name: 'one side of a padding',
		html: IN_GROUP,
		property: 'padding-left',
		at: '#around',
		theme: inBlock( 'group', {
			spacing: { padding: { left: '1rem', top: '2rem' } },
		} ),
		expected: [ 'theme blocks.core/group 1rem' ],
	},
	{
		name: 'a side that a padding leaves out',
		html: IN_GROUP,
		property: 'padding-right',
		at: '#around',
		theme: inBlock( 'group', { spacing: { padding: { left: '1rem' } } } ),
		expected: [],
	},
	{
		name: 'the second of two sizes is for the sides',
		html: IN_GROUP,
		property: 'padding-left',
		at: '#around',
		theme: inBlock( 'group', { spacing: { padding: '1rem 2rem' } } ),
		expected: [ 'theme blocks.core/group 2rem' ],
	},
	{
		name: 'a calculation is one size',
		html: IN_GROUP,
		property: 'margin-bottom',
		at: '#around',
		theme: inBlock( 'group', {
			spacing: { margin: 'calc(1rem + 2px) 0' },
		} ),
		expected: [ 'theme blocks.core/group calc(1rem + 2px)' ],
	},
	{
		name: 'the person’s plain padding over the theme’s sides',
		html: IN_GROUP,
		property: 'padding-top',
		at: '#around',
		theme: inBlock( 'group', { spacing: { padding: { top: '1rem' } } } ),
		user: inBlock( 'group', { spacing: { padding: '3rem' } } ),
		expected: [
			'custom blocks.core/group 3rem',
			'theme blocks.core/group 1rem',
		],
	},
	{
		name: 'a feature that goes to an inner element',
		html: IMAGE,
		property: 'border-top-left-radius',
		theme: inBlock( 'image', { border: { radius: '4px' } } ),
		expected: [ 'theme blocks.core/image 4px' ],
	},
	{
		name: 'the block around that inner element',
		html: IMAGE,
		property: 'border-top-left-radius',
		at: '#figure',
		theme: inBlock( 'image', { border: { radius: '4px' } } ),
		expected: [],
	},
	{
		name: 'a part of a feature with a selector of its own',
		html: BUTTON,
		property: 'margin-top',
		at: '.wp-block-button',
		theme: inBlock( 'button', {
			spacing: { margin: { top: '1rem' }, padding: { top: '2rem' } },
		} ),
		expected: [ 'theme blocks.core/button 1rem' ],
	},
	{
		name: 'one corner over all corners',
		html: BUTTON,
		property: 'border-top-right-radius',
		theme: inBlock( 'button', { border: { radius: '9px' } } ),
		user: inBlock( 'button', { border: { radius: { topRight: '1px' } } } ),
		expected: [
			'custom blocks.core/button 1px',
			'theme blocks.core/button 9px',
		],
	},
	{
		name: 'one border over all borders',
		html: BUTTON,
		property: 'border-left-color',
		theme: inBlock( 'button', {
			border: { color: 'red', left: { color: 'blue' } },
		} ),
		expected: [ 'theme blocks.core/button blue' ],
	},
	{
		name: 'a caption',
		html: IMAGE,
		property: 'font-size',
		at: '#caption',
		theme: inElement( 'caption', size( '0.8rem' ) ),
		expected: [ 'theme elements.caption 0.8rem' ],
	},
	{
		name: 'a gradient',
		html: IN_GROUP,
		property: 'background-image',
		at: '#around',
		user: inBlock( 'group', {
			color: { gradient: 'var:preset|gradient|sunset' },
		} ),
		expected: [ 'custom blocks.core/group var:preset|gradient|sunset' ],
	},
	{
		name: 'a link that is looked at in a state',
		html: LINK,
		property: 'color',
		theme: inElement( 'link', {
			...color( 'blue' ),
			':hover': color( 'red' ),
		} ),
		forced: ':hover',
		expected: [
			'theme elements.link.:hover red',
			'theme elements.link blue',
		],
	},
	{
		name: 'a link in a block in a state over the site’s links in it',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: {
			...inElement( 'link', { ':hover': color( 'red' ) } ),
			...inBlock( 'group', {
				elements: { link: { ':hover': color( 'green' ) } },
			} ),
		},
		forced: ':hover',
		expected: [
			'theme blocks.core/group.elements.link.:hover green',
			'theme elements.link.:hover red',
		],
	},
	{
		name: 'a block in a state, on phones first',
		html: BUTTON,
		property: 'color',
		theme: inBlock( 'button', {
			':focus': color( 'red' ),
			'@mobile': { ':focus': color( 'green' ) },
		} ),
		viewports: [ '@mobile' ],
		forced: ':focus',
		expected: [
			'theme blocks.core/button.@mobile.:focus green',
			'theme blocks.core/button.:focus red',
		],
	},
	{
		name: 'a variation in a state',
		html: BUTTON,
		property: 'color',
		theme: inBlock( 'button', {
			variations: { outline: { ':hover': color( 'red' ) } },
		} ),
		forced: ':hover',
		expected: [ 'theme blocks.core/button.variations.outline.:hover red' ],
	},
	{
		name: 'another state than the one that is looked at',
		html: BUTTON,
		property: 'color',
		theme: inBlock( 'button', { ':active': color( 'red' ) } ),
		forced: ':hover',
		expected: [],
	},
	{
		name: 'the menu item of the page that is shown',
		html: '<ul><li class="wp-block-navigation-item current-menu-item" id="it">a</li></ul>',
		property: 'color',
		theme: inBlock( 'navigation-link', {
			...color( 'blue' ),
			'-current': color( 'red' ),
		} ),
		expected: [
			'theme blocks.core/navigation-link.-current red',
			'theme blocks.core/navigation-link blue',
		],
	},
	{
		name: 'a link in a block on phones',
		html: IN_GROUP,
		property: 'color',
		at: '#link',
		theme: inBlock( 'group', {
			elements: { link: color( 'blue' ) },
			'@mobile': { elements: { link: color( 'red' ) } },
		} ),
		viewports: [ '@mobile' ],
		expected: [
			'theme blocks.core/group.@mobile.elements.link red',
			'theme blocks.core/group.elements.link blue',
		],
	},
	{
		name: 'a value that cannot be read',
		html: PARAGRAPH,
		property: 'color',
		user: inBlock( 'paragraph', { color: { text: [ 'red' ] } } ),
		expected: [],
	},
	{
		name: 'a block that nobody registers',
		html: PARAGRAPH,
		property: 'color',
		theme: inBlock( 'gone', color( 'red' ) ),
		expected: [],
	},
];

describe( 'buildCascade', () => {
	it.each( CASES )( 'tells of $name', ( row ) => {
		document.body.innerHTML = row.html;
		const element = document.querySelector( row.at ?? '#it' );
		const config = ( styles: object = {} ) => ( {
			settings: {},
			styles: { ...styles } as ConfigNode,
		} );
		const core = config( row.core );
		const base = mergeConfigs( core, config( row.theme ) );
		const user = config( row.user );
		const merged = mergeConfigs( base, user );
		const cascade = buildCascade(
			{
				element: element as Element,
				nodes: listStyleNodes( merged.styles, CATALOGUE ),
				configs: { user, base, core, merged },
				isViewport: ( viewport ) =>
					row.viewports?.includes( viewport ) ?? false,
				listOwn: ( of ) => ( of === element && row.own ) || [],
				...( row.forced !== undefined && {
					force: ( selector ) =>
						selector.replace( String( row.forced ), '' ),
				} ),
			},
			getProperty( row.property )
		);
		expect( ( cascade?.entries ?? [] ).map( format ) ).toEqual(
			row.expected
		);
		expect( cascade?.distance ?? 0 ).toBe( row.distance ?? 0 );
	} );

	it( 'knows a value of the variation that the person chose', () => {
		document.body.innerHTML = PARAGRAPH;
		const config = { settings: {}, styles: color( 'red' ) };
		const none = { settings: {}, styles: {} };
		const cascade = buildCascade(
			{
				element: document.body,
				nodes: listStyleNodes( config.styles, CATALOGUE ),
				configs: {
					user: config,
					base: none,
					core: none,
					merged: config,
					variation: config,
				},
				isViewport: () => false,
				listOwn: () => [],
			},
			getProperty( 'color' )
		);
		expect( cascade?.entries.map( format ) ).toEqual( [
			'variation root red',
		] );
	} );
} );

function getProperty( name: string ): CssProperty {
	const property = CSS_PROPERTIES.find( ( row ) => row.name === name );
	if ( ! property ) {
		throw new Error( `There is no property ${ name }.` );
	}
	return property;
}

function format( { node, origin, value }: CascadeEntry ): string {
	const place = node ? node.path.join( '.' ) || 'root' : 'own';
	return `${ origin } ${ place } ${ String( value ) }`;
}
