import {
	createExplainer,
	type WhyRow,
} from '@/features/styles/inspect/explain';
import type { ExplainContext } from '@/features/styles/inspect/explain-context';
import {
	CSS_PROPERTIES,
	type CssProperty,
} from '@/features/styles/rules/why/css-properties';
import { listStyleNodes } from '@/features/styles/rules/why/style-nodes';
import type { ConfigNode } from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';

const CATALOGUE = {
	elements: { link: 'a', h1: 'h1' },
	blocks: {
		'core/quote': { selector: '.wp-block-quote', features: {} },
		'core/paragraph': { selector: 'p', features: {} },
	},
};

const config = ( styles: ConfigNode = {} ) => ( { settings: {}, styles } );

/** Explains the element with the id `it` of a page. */
function explain( {
	html,
	css,
	theme,
	user,
	settings = {},
	properties,
	...context
}: {
	properties?: readonly CssProperty[];
	settings?: ConfigNode;
	html: string;
	css: string;
	theme?: ConfigNode;
	user?: ConfigNode;
} & Partial< ExplainContext > ): Record< string, WhyRow > {
	document.head.innerHTML = `<style>${ css }</style>`;
	document.body.innerHTML = html;
	const base = { ...config( theme ), settings };
	const configs = {
		user: config( user ),
		base,
		core: config(),
		merged: mergeConfigs( base, config( user ) ),
	};
	const element = document.getElementById( 'it' );
	if ( ! element ) {
		throw new Error( 'The page has no such element.' );
	}
	return Object.fromEntries(
		createExplainer(
			document,
			{
				configs,
				nodes: listStyleNodes( configs.merged.styles, CATALOGUE ),
				viewports: {},
				sent: [],
				homeUrl: 'https://a.test/',
				...context,
			},
			properties && { properties }
		)
			.explain( element )
			.map( ( row ) => [ row.property.name, row ] )
	);
}

const QUOTE = '<div class="wp-block-quote" id="it">a</div>';
const IN_QUOTE = { blocks: { 'core/quote': { color: { text: 'red' } } } };

describe( 'createExplainer', () => {
	it( 'names the setting whose rule is printed', () => {
		const { color } = explain( {
			html: QUOTE,
			css: ':root :where(.wp-block-quote){color:red}',
			theme: IN_QUOTE,
		} );
		expect( color ).toMatchObject( {
			from: undefined,
			verdict: {
				kind: 'setting',
				winner: { origin: 'theme', value: 'red' },
			},
		} );
	} );

	it( 'names the line of Additional CSS, with the setting that it overrides', () => {
		const { color } = explain( {
			html: QUOTE,
			css: ':root :where(.wp-block-quote){color:red}\n.wp-block-quote{color:blue}',
			theme: IN_QUOTE,
			user: { css: '\n\n.wp-block-quote {\n  color: blue;\n}' },
		} );
		expect( color?.verdict ).toMatchObject( {
			kind: 'rule',
			source: { kind: 'css', isOfTheme: false, line: 4 },
			losers: [ { value: 'red' } ],
		} );
	} );

	it( 'names the file from which the editor has a rule', () => {
		const { color } = explain( {
			html: QUOTE,
			css: '.wp-block-quote{color:blue}',
			theme: IN_QUOTE,
			sent: [
				{
					css: '.wp-block-quote { color: blue }',
					url: '/wp-content/plugins/shop/style.css',
				},
			],
		} );
		expect( color?.verdict ).toMatchObject( {
			kind: 'rule',
			source: { kind: 'plugin', name: 'shop', file: 'style.css' },
		} );
	} );

	it( 'names a preset of the block, which is important', () => {
		const { color } = explain( {
			html: '<div class="wp-block-quote has-sky-color" id="it">a</div>',
			css: ':root :where(.wp-block-quote){color:red}.has-sky-color{color:blue!important}',
			theme: IN_QUOTE,
		} );
		expect( color?.verdict ).toMatchObject( {
			kind: 'setting',
			winner: { origin: 'block', selectors: [ '.has-sky-color' ] },
		} );
	} );

	it( 'claims nothing of a setting that is not in the page', () => {
		const { color } = explain( {
			html: QUOTE,
			css: '',
			theme: IN_QUOTE,
		} );
		expect( color?.verdict ).toMatchObject( {
			kind: 'unknown',
			losers: [ { value: 'red' } ],
		} );
	} );

	it( 'names the site’s space between blocks', () => {
		const rows = explain( {
			html: '<div class="is-layout-flow"><p>a</p><p id="it">b</p></div>',
			css: ':root :where(.is-layout-flow) > *{margin-top:24px}',
			settings: { spacing: { blockGap: true } },
			theme: { spacing: { blockGap: '24px' } },
		} );
		expect( rows[ 'margin-top' ]?.verdict ).toMatchObject( {
			kind: 'setting',
			winner: {
				path: [ 'spacing', 'blockGap' ],
				value: '24px',
				origin: 'theme',
				isLayout: true,
			},
		} );
	} );

	it( 'names the layout where the setting says something else', () => {
		const rows = explain( {
			html: '<div class="is-layout-flow"><p id="it">b</p></div>',
			css: ':root :where(.is-layout-flow) > *{margin-top:1px}',
			settings: { spacing: { blockGap: true } },
			theme: { spacing: { blockGap: '24px' } },
		} );
		expect( rows[ 'margin-top' ]?.verdict ).toMatchObject( {
			kind: 'rule',
			source: { kind: 'layout', isAround: true },
			losers: [ { value: '24px' } ],
		} );
	} );

	it( 'names the block around for the space that this sets between its blocks', () => {
		const rows = explain( {
			html: '<div class="is-layout-flow wp-container-1"><p>a</p><p id="it">b</p></div>',
			css: ':root :where(.is-layout-flow) > *{margin-top:24px}.wp-container-1 > * + *{margin-top:5px}',
			settings: { spacing: { blockGap: true } },
			theme: { spacing: { blockGap: '24px' } },
		} );
		expect( rows[ 'margin-top' ]?.verdict ).toMatchObject( {
			kind: 'setting',
			winner: { origin: 'block', isOfParent: true, value: '5px' },
			losers: [ { value: '24px' } ],
		} );
	} );

	it( 'names the padding of the page for the block that has it', () => {
		const rows = explain( {
			html: '<div class="has-global-padding" id="it"></div>',
			css: '.has-global-padding{padding-left:30px}',
			settings: { useRootPaddingAwareAlignments: true },
			user: { spacing: { padding: { left: '30px' } } },
		} );
		expect( rows[ 'padding-left' ]?.verdict ).toMatchObject( {
			kind: 'setting',
			winner: {
				origin: 'custom',
				path: [ 'spacing', 'padding', 'left' ],
			},
		} );
	} );

	it( 'says the same of a property that is the only one asked about', () => {
		const css =
			'p{line-height:2}.is-layout-flow > *{margin-block-start:3px}:root :where(.wp-block-quote){color:red}';
		const html = `<div class="is-layout-flow">${ QUOTE }</div>`;
		const all = explain( { html, css, theme: IN_QUOTE } );
		const read = jest.spyOn( Element.prototype, 'matches' );
		for ( const name of [ 'color', 'margin-top' ] ) {
			const properties = CSS_PROPERTIES.filter(
				( one ) => one.name === name
			);
			read.mockClear();
			const one = explain( { html, css, theme: IN_QUOTE, properties } );
			expect( one[ name ] ).toMatchObject( {
				value: all[ name ]?.value,
				verdict: all[ name ]?.verdict,
			} );
			expect( Object.keys( one ) ).toEqual( [ name ] );
			expect( read.mock.calls ).not.toContainEqual( [ 'p' ] );
		}
		read.mockRestore();
	} );

	it( 'leaves the page as it was', () => {
		explain( {
			html: QUOTE.replace( 'id=', 'style="top: 1px" id=' ),
			css: ':root :where(.wp-block-quote){color:red}',
			theme: IN_QUOTE,
		} );
		expect( document.getElementById( 'it' )?.getAttribute( 'style' ) ).toBe(
			'top: 1px'
		);
	} );
} );
