import { createExplainer } from '@/features/styles/inspect/explain';
import {
	explainStates,
	type StateRows,
} from '@/features/styles/inspect/explain-states';
import { toForced, toPlain } from '@/features/styles/inspect/force-states';
import { listStyleNodes } from '@/features/styles/rules/why/style-nodes';
import type { ConfigNode } from '@/utils/theme-json/config';

const LINK = 'a:where(:not(.wp-element-button))';
const HTML = '<p style="top: 1px"><a href="#" id="it"><b id="in">a</b></a></p>';

function explain(
	css: string,
	styles: ConfigNode = {},
	at = 'it'
): StateRows[] {
	document.head.innerHTML = `<style>${ css }</style>`;
	document.body.innerHTML = HTML;
	const config = { settings: {}, styles };
	const none = { settings: {}, styles: {} };
	const context = {
		configs: { user: config, base: none, core: none, merged: config },
		nodes: listStyleNodes( styles, {
			elements: { link: LINK },
			blocks: {},
		} ),
		viewports: {},
		sent: [],
		homeUrl: 'https://a.test/',
	};
	const element = document.getElementById( at );
	if ( ! element ) {
		throw new Error( 'The page has no such element.' );
	}
	const rest = createExplainer( document, context ).explain( element );
	return explainStates( element, context, rest );
}

const list = ( states: StateRows[] ) =>
	states.map( ( { state, rows } ) => [
		state,
		...rows.map(
			( { property, value } ) => `${ property.name }: ${ value }`
		),
	] );

const HOVERED = {
	elements: {
		link: {
			color: { text: 'blue' },
			':hover': { color: { text: 'red' } },
		},
	},
};
const RULES = `a{color:blue}:root :where(${ LINK }:hover){color:red}`;

describe( 'explainStates', () => {
	it( 'names the setting of a state, and the one at rest that it wins over', () => {
		const states = explain( RULES, HOVERED );
		expect( list( states ) ).toEqual( [
			[ ':hover', 'color: rgb(255, 0, 0)' ],
		] );
		expect( states[ 0 ]?.rows[ 0 ]?.verdict ).toMatchObject( {
			kind: 'setting',
			winner: { node: { path: [ 'elements', 'link', ':hover' ] } },
		} );
	} );

	it( 'names the line of CSS for a state', () => {
		const [ hover ] = explain( '\n\na:hover{color:red}', {
			css: '\n\na:hover { color: red }',
		} );
		expect( hover?.rows[ 0 ]?.verdict ).toMatchObject( {
			kind: 'rule',
			source: { kind: 'css', line: 3 },
		} );
	} );

	it( 'tells of the focus what is different from the pointer, and of the keyboard what that adds', () => {
		expect(
			list(
				explain(
					'a:focus{color:red}a:focus-visible{text-transform:uppercase}'
				)
			)
		).toEqual( [
			[ ':focus', 'color: rgb(255, 0, 0)' ],
			[ ':focus-visible', 'text-transform: uppercase' ],
		] );
	} );

	it( 'tells of a press what it takes back of the pointer, though it is as at rest then', () => {
		expect(
			list(
				explain(
					'a{text-transform:none}a:hover{text-transform:uppercase}a:active{text-transform:none}'
				)
			)
		).toEqual( [
			[ ':hover', 'text-transform: uppercase' ],
			[ ':active', 'text-transform: none' ],
		] );
	} );

	it( 'tells of another rule of the same file', () => {
		expect(
			list(
				explain(
					'a{color:blue}a:hover{color:red}/*# sourceURL=/wp-includes/x.css */'
				)
			)
		).toEqual( [ [ ':hover', 'color: rgb(255, 0, 0)' ] ] );
	} );

	it.each( [
		[ 'no rule is about', 'p + a:hover{color:red}' ],
		[ 'the value is the same', 'a{color:red}a:hover{color:red}' ],
	] )( 'tells nothing where %s it', ( _name, css ) => {
		expect( list( explain( css ) ) ).toEqual( [] );
	} );

	it( 'leaves the page as it was', () => {
		explain( RULES, HOVERED );
		expect( document.body.innerHTML ).toBe( HTML );
		expect( document.documentElement.outerHTML ).not.toContain(
			'data-atelier-state'
		);
		expect(
			Array.from( document.styleSheets[ 0 ]?.cssRules ?? [] ).map(
				( rule ) => ( rule as CSSStyleRule ).selectorText
			)
		).toEqual( [ 'a', `:root :where(${ LINK }:hover)` ] );
	} );
} );

describe( 'toPlain', () => {
	it.each( [
		'a:hover',
		'a:focus-visible, b:focus-within',
		'a:not(:hover):active',
	] )( 'takes back what was forced of %s', ( selector ) => {
		expect( toPlain( toForced( selector ) ) ).toBe( selector );
		expect( toPlain( `${ selector }, ${ toForced( selector ) }` ) ).toBe(
			selector
		);
	} );
} );
