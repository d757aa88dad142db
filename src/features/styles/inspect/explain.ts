import { getTypographyFontSizeValue } from '@wordpress/global-styles-engine';

import { getAtPath } from '@/utils/theme-json/value-at-path';
import { CSS_PROPERTIES, type CssProperty } from '../rules/why/css-properties';
import { findCssLine } from '../rules/why/css-line';
import { judge, type Verdict } from '../rules/why/judge';
import {
	buildLadder,
	type Ladder,
	type OwnValue,
	type Rung,
	type WhyConfigs,
} from '../rules/why/ladder';
import { haveCommonSelector } from '../rules/why/normalize-selector';
import {
	findSentFile,
	readSheetFile,
	type RuleSource,
	type SentSheet,
} from '../rules/why/sheet-source';
import type { StyleNode } from '../rules/why/style-nodes';
import { toCss } from '../rules/why/to-css';
import {
	findDeclarations,
	listMatching,
	type Declaration,
	type MatchingRule,
} from './find-declarations';
import { readRules, type DocumentRules } from './read-rules';
import { tryValues, type Trial } from './try-values';

/** Facts about a document and the site. */
export interface ExplainContext {
	configs: WhyConfigs;
	nodes: readonly StyleNode[];
	/** Media queries of the viewports that styles can be limited to. */
	viewports: Readonly< Record< string, string > >;
	/** Sheets that came with the editor's settings. */
	sent: readonly SentSheet[];
	homeUrl: string;
}

/** Explanation of one property of an element. */
export interface WhyRow {
	property: CssProperty;
	/** Its computed value. */
	value: string;
	verdict: Verdict< RuleSource >;
	/** The element that sets it, where that is another one. */
	from: Element | undefined;
}

/** Rules by which WordPress prints what a block has of its own. */
const OWN_RULE =
	/^(?:\.has-[\w-]+-(?:color|background-color|border-color|gradient-background|font-size|font-family)|.*\.wp-elements-[\w-]+.*)$/;

interface Found {
	property: CssProperty;
	ladder: Ladder | undefined;
	declaration: Declaration | undefined;
	distance: number;
}

/** Explains the elements of one document as it is now. */
export interface Explainer {
	/** Tells about all properties, or about some. */
	explain: (
		element: Element,
		properties?: readonly CssProperty[]
	) => WhyRow[];
	/** Addresses of sheets that cannot be read. */
	unreadable: DocumentRules[ 'unreadable' ];
}

/**
 * Returns what explains the elements of a document: the rules of its sheets are read once.
 *
 * @param page    The document.
 * @param context What is known.
 */
export function createExplainer(
	page: Document,
	context: ExplainContext
): Explainer {
	const { rules, unreadable } = readRules( page );
	const known = new WeakMap< Element, readonly MatchingRule[] >();
	const getMatching = ( element: Element ) => {
		const matching = known.get( element ) ?? listMatching( element, rules );
		known.set( element, matching );
		return matching;
	};
	const isViewport = ( name: string ) => {
		const query = context.viewports[ name ];
		return (
			query !== undefined &&
			page.defaultView?.matchMedia( query ).matches === true
		);
	};
	const find = ( element: Element, property: CssProperty ): Found => ( {
		property,
		ladder: buildLadder(
			{
				element,
				nodes: context.nodes,
				configs: context.configs,
				isViewport,
				listOwn: ( of, { name, control } ) =>
					findDeclarations( of, name, getMatching( of ) ).flatMap(
						( declaration ) => toOwn( declaration, control )
					),
			},
			property
		),
		...findActual( element, property, getMatching ),
	} );
	return {
		unreadable,
		explain: ( element, properties = CSS_PROPERTIES ) =>
			explainFound(
				element,
				properties.map( ( property ) => find( element, property ) ),
				context,
				unreadable
			),
	};
}

function explainFound(
	element: Element,
	all: readonly Found[],
	context: ExplainContext,
	unreadable: readonly string[]
): WhyRow[] {
	const found = all.filter(
		( { ladder, declaration } ) => ladder ?? declaration
	);
	const actual = check( found, ( { property, declaration, distance } ) =>
		declaration && declaration.value !== ''
			? {
					element: climb( element, distance ),
					name: declaration.name,
					value: declaration.value,
					read: property.name,
			  }
			: undefined
	);
	const breaks = findBreaks( element, found );
	const settings = check( found, ( one ) => {
		const rung = findPrinted( one );
		const value = rung && printRung( rung, one.property, context );
		return value === undefined
			? undefined
			: {
					element: climb( element, one.distance ),
					name: one.property.name,
					value,
					read: one.property.name,
			  };
	} );
	const style =
		element.ownerDocument.defaultView?.getComputedStyle( element );
	return found.flatMap( ( one, index ) => {
		const { property, ladder, declaration, distance } = one;
		const source = declaration && readSource( declaration, one, context );
		const verdict = judge(
			ladder,
			declaration &&
				source && {
					distance,
					selectors: declaration.selectors,
					isOwn: toOwn( declaration, [] ).length > 0,
					mayBePrinted:
						source.kind === 'page' ||
						( source.kind === 'css' &&
							source.blockName !== undefined ),
					source,
				},
			{
				agreesWithActual: actual[ index ] === true,
				isInheriting: breaks[ index ] === undefined,
				agreesWith: ( rung ) =>
					rung === findPrinted( one ) && settings[ index ] === true,
			}
		);
		return verdict
			? [
					{
						property,
						value: style?.getPropertyValue( property.name ) ?? '',
						verdict: nameForeign( verdict, unreadable, context ),
						from: toOther(
							element,
							breaks[ index ] ?? climb( element, distance )
						),
					},
			  ]
			: [];
	} );
}

/**
 * Returns for each inherited property the nearest element that does not take it over, although no sheet sets it there: the browser has
 * rules of its own, for buttons for one.
 */
function findBreaks(
	element: Element,
	found: readonly Found[]
): Array< Element | undefined > {
	const trials = found.map( ( { property: { name }, distance } ) =>
		Array.from(
			{ length: distance },
			( _, step ): Trial => ( {
				element: climb( element, step ),
				name,
				value: 'inherit',
				read: name,
			} )
		)
	);
	const answers = tryValues( trials.flat() );
	let next = 0;
	return trials.map( ( chain ) => {
		const own = answers.slice( next, ( next += chain.length ) );
		return chain[ own.indexOf( false ) ]?.element;
	} );
}

function toOther( element: Element, from: Element ): Element | undefined {
	return from === element ? undefined : from;
}

// A value that nothing explains may come from a sheet that only the browser can read.
function nameForeign(
	verdict: Verdict< RuleSource >,
	unreadable: readonly string[],
	{ homeUrl }: ExplainContext
): Verdict< RuleSource > {
	const [ url ] = unreadable;
	return verdict.kind === 'unknown' && url
		? {
				kind: 'rule',
				source: readSheetFile( url, homeUrl ),
				losers: verdict.losers,
		  }
		: verdict;
}

/** Tries one value of each, and returns whether it is the present one; undefined where there is none to try. */
function check(
	found: readonly Found[],
	toTrial: ( one: Found ) => Trial | undefined
): Array< boolean | undefined > {
	const trials = found.map( toTrial );
	const answers = tryValues(
		trials.filter( ( trial ) => trial !== undefined )
	);
	let next = 0;
	return trials.map( ( trial ) => trial && answers[ next++ ] );
}

function findPrinted( { ladder, declaration, distance }: Found ) {
	return ladder && declaration && ladder.distance === distance
		? ladder.rungs.find(
				( { node, isReplaced, selectors } ) =>
					node !== undefined &&
					! isReplaced &&
					haveCommonSelector( declaration.selectors, selectors )
		  )
		: undefined;
}

function printRung(
	{ value }: Rung,
	{ name }: CssProperty,
	{ configs: { merged } }: ExplainContext
): string | undefined {
	const css = toCss( value, merged.styles );
	return css !== undefined && name === 'font-size'
		? String(
				getTypographyFontSizeValue(
					{ name: '', slug: '', size: css },
					merged.settings
				)
		  )
		: css;
}

function findActual(
	element: Element,
	{ name, isInherited }: CssProperty,
	getMatching: ( element: Element ) => readonly MatchingRule[]
): Pick< Found, 'declaration' | 'distance' > {
	let current: Element | null = element;
	for ( let distance = 0; current; distance++ ) {
		const [ declaration ] = findDeclarations(
			current,
			name,
			getMatching( current )
		);
		if ( declaration ) {
			return { declaration, distance };
		}
		if ( ! isInherited ) {
			break;
		}
		current = current.parentElement;
	}
	return { declaration: undefined, distance: 0 };
}

function toOwn(
	{ rule, selectors, value, isImportant }: Declaration,
	path: CssProperty[ 'control' ]
): OwnValue[] {
	if ( ! rule ) {
		return [ { value, path, isImportant } ];
	}
	const selector = selectors.find( ( one ) => OWN_RULE.test( one ) );
	return selector === undefined
		? []
		: [ { value, path, isImportant, selector } ];
}

function readSource(
	{ rule, selectors }: Declaration,
	{ property }: Found,
	{ configs: { user, base }, nodes, sent, homeUrl }: ExplainContext
): RuleSource {
	const selector = rule?.selector ?? '';
	const url = rule?.sheet.href ?? findSentFile( selector, sent );
	if ( url ) {
		return readSheetFile( url, homeUrl );
	}
	const owner = rule?.sheet.ownerNode;
	if ( owner && 'id' in owner && owner.id === 'wp-custom-css' ) {
		return { kind: 'customizer' };
	}
	const isOfNode = selector.startsWith( ':root :where(' );
	for ( const [ isOfTheme, config ] of [
		[ false, user ],
		[ true, base ],
	] as const ) {
		const line = isOfNode
			? undefined
			: findCssLine(
					toText( config.styles.css ),
					selectors,
					property.name
			  );
		if ( line !== undefined ) {
			return { kind: 'css', isOfTheme, line };
		}
		const node = nodes.find(
			( { path, blockName, selector: named } ) =>
				blockName !== undefined &&
				toText( getAtPath( config.styles, [ ...path, 'css' ] ) ) !==
					'' &&
				haveCommonSelector( selectors, [ named ] )
		);
		if ( node?.blockName ) {
			return { kind: 'css', isOfTheme, blockName: node.blockName };
		}
	}
	return { kind: 'page', selector };
}

function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

function climb( element: Element, distance: number ): Element {
	let current = element;
	for ( let step = 0; step < distance; step++ ) {
		current = current.parentElement ?? current;
	}
	return current;
}
