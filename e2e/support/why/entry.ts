/* Exposes the explainer of *Why* to a test on a page of the dashboard; the application does not export it. */
import {
	getBlockSelectors,
	getTypographyFontSizeValue,
} from '@wordpress/global-styles-engine';

import {
	createExplainer,
	type WhyRow,
} from '@/features/styles/inspect/explain';
import type { ExplainContext } from '@/features/styles/inspect/explain-context';
import { listStyleNodes } from '@/features/styles/rules/why/style-nodes';
import { toCss } from '@/features/styles/rules/why/to-css';
import { getViewportQueries } from '@/features/styles/rules/why/viewport-queries';
import { toRecord } from '@/utils/is-record';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { STYLE_ELEMENTS } from '@/wordpress/unstable-blocks';

/** Claims of *Why* about a page. */
export interface Claims {
	elements: number;
	/** How many properties were explained. */
	claims: number;
	/** How many of them are explained by a setting. */
	settings: number;
	/** How many by Additional CSS of the person. */
	additionalCss: number;
	/** Settings whose value differs from the value that the browser has computed, and sources in which the rule is not. */
	wrong: string[];
}

type Config = Record< 'settings' | 'styles', Record< string, unknown > >;

/** Elements that are not explained: invisible ones, and parts of images. */
const LEFT_OUT = 'script, style, template, noscript, br, svg *';

/** Elements that were explained already: the header is the same on each page. */
const explained = new Set< string >();

/** Returns a text for the appearance of an element: the positions, classes and styles of the element and its ancestors. */
function describeElement( element: Element ): string {
	const steps: string[] = [];
	for (
		let at: Element | null = element;
		at && at !== element.ownerDocument.body;
		at = at.parentElement
	) {
		const place = Array.from( at.parentElement?.children ?? [] ).indexOf(
			at
		);
		steps.push(
			[
				at.localName,
				place,
				at.className,
				at.getAttribute( 'style' ),
			].join( ' ' )
		);
	}
	return steps.join( '\n' );
}

/** Explains all new elements of a document, and checks in the browser each setting that is named as the winner. */
function countClaims(
	page: Document,
	{ user, base, core }: Record< 'user' | 'base' | 'core', Config >
): Claims {
	const merged = mergeConfigs( base, user );
	const blocks = getBlockSelectors( wp.blocks.getBlockTypes() );
	const context: ExplainContext = {
		configs: { user, base, core, merged },
		nodes: listStyleNodes( merged.styles, {
			elements: STYLE_ELEMENTS,
			blocks: Object.fromEntries(
				Object.entries( blocks ).map(
					( [ name, { selector, featureSelectors } ] ) => [
						name,
						{ selector, features: toRecord( featureSelectors ) },
					]
				)
			),
		} ),
		viewports: getViewportQueries(
			getAtPath( merged.settings, [ 'viewport' ] )
		),
		sent: [
			// A sheet of the theme's editor, which is in no page, with rules of the same selectors.
			{
				css: `.schema { top: 0 }\n${ getOneLetterRules( user ) }`,
				url: `${ window.location.origin }/wp-content/themes/any/editor-style.css`,
			},
		],
		homeUrl: `${ window.location.origin }/`,
	};
	const explainer = createExplainer( page, context );
	const elements = [
		page.body,
		...Array.from( page.body.querySelectorAll< HTMLElement >( '*' ) ),
	].filter( ( element ) => {
		const name = describeElement( element );
		const isNew = ! element.matches( LEFT_OUT ) && ! explained.has( name );
		explained.add( name );
		return isNew;
	} );
	const result: Claims = {
		elements: elements.length,
		claims: 0,
		settings: 0,
		additionalCss: 0,
		wrong: [],
	};
	for ( const element of elements ) {
		for ( const row of explainer.explain( element ) ) {
			result.claims++;
			const problem =
				checkRow( element, row, merged ) ??
				checkSource( element, row, user );
			result.settings += row.verdict.kind === 'setting' ? 1 : 0;
			result.additionalCss += isAdditionalCss( row ) ? 1 : 0;
			if ( problem ) {
				result.wrong.push( problem );
			}
		}
	}
	return result;
}

/** Returns why a claim is wrong; '' for a correct one, undefined where it names no setting. */
function checkRow(
	element: HTMLElement,
	{ property, verdict, from }: WhyRow,
	merged: Config
): string | undefined {
	if ( verdict.kind !== 'setting' ) {
		return undefined;
	}
	const { winner } = verdict;
	const target = ( from ?? element ) as HTMLElement;
	const view = target.ownerDocument.defaultView as Window;
	const read = ( of: Element ) =>
		view.getComputedStyle( of ).getPropertyValue( property.name );
	let css = winner.node
		? toCss( winner.value, merged.styles ) ?? ''
		: String( winner.value );
	if ( winner.isNegative ) {
		css = `calc(${ css } * -1)`;
	}
	if ( property.name === 'font-size' && winner.node ) {
		css = String(
			getTypographyFontSizeValue(
				{ name: '', slug: '', size: css },
				merged.settings
			)
		);
	}
	const before = read( target );
	const isSame =
		! from || property.name === 'line-height' || read( element ) === before;
	const style = target.getAttribute( 'style' );
	target.style.setProperty( 'transition', 'none', 'important' );
	target.style.setProperty(
		toName( property.name, css, !! winner.node ),
		css,
		'important'
	);
	const after = read( target );
	if ( style === null ) {
		target.removeAttribute( 'style' );
	} else {
		target.setAttribute( 'style', style );
	}
	return after === before && isSame
		? ''
		: `${ property.name } of ${ element.outerHTML.slice(
				0,
				80
		  ) }: ${ css } gives ${ after }, and the page has ${ before }`;
}

/** Whether a claim names the person's Additional CSS. */
function isAdditionalCss( { verdict }: WhyRow ): boolean {
	return (
		verdict.kind === 'rule' &&
		verdict.source.kind === 'css' &&
		! verdict.source.isOfTheme
	);
}

/** Returns the rules of the person's CSS whose selectors have one letter, with the names of the properties only. */
function getOneLetterRules( { styles }: Config ): string {
	return String( styles.css )
		.split( '\n' )
		.filter( ( line ) => /^[a-z] \{/.test( line ) )
		.join( '\n' );
}

/** Returns why the named source of a rule is wrong: its file, or the line of the CSS. */
function checkSource(
	element: HTMLElement,
	{ property, verdict, style }: WhyRow,
	{ styles }: Config
): string | undefined {
	if ( verdict.kind !== 'rule' || ! style?.parentRule ) {
		return undefined;
	}
	const { source } = verdict;
	const sheet = style.parentRule.parentStyleSheet;
	const from = `${ sheet?.href ?? '' } ${
		sheet?.ownerNode?.textContent?.slice( -500 ) ?? ''
	}`;
	const isRight =
		( 'file' in source && from.includes( source.file ) ) ||
		( source.kind === 'css' &&
			( source.isOfTheme ||
				source.blockName !== undefined ||
				isLine( style, property.name, styles.css, source.line ) ) ) ||
		! ( 'file' in source || source.kind === 'css' );
	return isRight
		? undefined
		: `${ property.name } of ${ element.outerHTML.slice(
				0,
				80
		  ) }: ${ JSON.stringify( source ) }, and the rule is ${
				style.parentRule.cssText
		  }`;
}

/** Whether a line of a CSS text has the value of a declaration. */
function isLine(
	style: CSSStyleDeclaration,
	property: string,
	css: unknown,
	line = 0
): boolean {
	const probe = new CSSStyleSheet();
	probe.replaceSync( String( css ).split( '\n' )[ line - 1 ] ?? '' );
	const [ rule ] = Array.from( probe.cssRules ) as CSSStyleRule[];
	return (
		rule?.style.getPropertyValue( property ) ===
		style.getPropertyValue( property )
	);
}

/** Returns the property in which a stored value is valid. */
function toName( name: string, css: string, isSetting: boolean ): string {
	if ( name === 'background-image' && css.includes( 'gradient' ) ) {
		return 'background';
	}
	return ! isSetting && name.endsWith( '-gap' ) ? 'gap' : name;
}

declare const wp: { blocks: { getBlockTypes: () => never[] } };

Object.assign( window, { countClaims } );
