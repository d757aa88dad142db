import { getTypographyFontSizeValue } from '@wordpress/global-styles-engine';

import { CSS_PROPERTIES, type CssProperty } from '../rules/why/css-properties';
import { judge, type Verdict } from '../rules/why/judge';
import {
	buildLadder,
	type Ladder,
	type LayoutValue,
	type ElementValue,
	type Rung,
	type WhyConfigs,
} from '../rules/why/ladder';
import { readLayoutRule, readOwnLayout } from '../rules/why/layout-settings';
import { haveCommonSelector } from '../rules/why/normalize-selector';
import { readSheetFile, type RuleSource } from '../rules/why/sheet-source';
import type { StyleNode } from '../rules/why/style-nodes';
import { toCss } from '../rules/why/to-css';
import type { ExplainContext } from './explain-context';
import {
	findDeclarations,
	listMatching,
	maySetProperty,
	type Declaration,
	type MatchingRule,
} from './find-declarations';
import { readRules, type DocumentRules } from './read-rules';
import { readSource } from './read-source';
import { tryValues, type Trial } from './try-values';

/** Explanation of one property of an element. */
export interface WhyRow {
	property: CssProperty;
	/** Its computed value. */
	value: string;
	verdict: Verdict< RuleSource >;
	/** The element that sets it, where that is another one. */
	from: Element | undefined;
	/** Declarations of the rule that applies. */
	style: CSSStyleDeclaration | undefined;
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
 * @param page               The document.
 * @param context            What is known.
 * @param options            What is read already.
 * @param options.rules      The rules.
 * @param options.force      Returns the selector by which elements of a state are found; without it those are looked for that are in it.
 * @param options.properties The only properties that are asked about: rules of others are not looked at.
 */
export function createExplainer(
	page: Document,
	context: ExplainContext,
	options: {
		rules?: DocumentRules;
		force?: ( selector: string ) => string;
		properties?: readonly CssProperty[];
	} = {}
): Explainer {
	const { force, properties: asked } = options;
	const { rules: all, unreadable } = options.rules ?? readRules( page );
	const rules = asked
		? all.filter( ( { style } ) =>
				asked.some( ( { name } ) => maySetProperty( style, name ) )
		  )
		: all;
	const known = new WeakMap< Element, readonly MatchingRule[] >();
	const getMatching = ( element: Element ) => {
		const matching = known.get( element ) ?? listMatching( element, rules );
		known.set( element, matching );
		return matching;
	};
	const declared = new WeakMap< Element, Map< string, Declaration[] > >();
	const listDeclared = ( element: Element, name: string ) => {
		const own =
			declared.get( element ) ?? new Map< string, Declaration[] >();
		declared.set( element, own );
		const found =
			own.get( name ) ??
			findDeclarations( element, name, getMatching( element ) );
		own.set( name, found );
		return found;
	};
	const isViewport = ( name: string ) => {
		const query = context.viewports[ name ];
		return (
			query !== undefined &&
			page.defaultView?.matchMedia( query ).matches === true
		);
	};
	const candidates = context.nodes.filter(
		( { viewport } ) => ! viewport || isViewport( viewport )
	);
	const find = ( element: Element, property: CssProperty ): Found => ( {
		property,
		ladder: buildLadder(
			{
				element,
				nodes: context.nodes,
				configs: context.configs,
				isViewport,
				listOwn: ( of, one ) =>
					listDeclared( of, one.name ).flatMap( ( declaration ) =>
						toOwn( declaration, one )
					),
				listLayout: ( of, { name } ) =>
					listLayout(
						listDeclared( of, name ),
						name,
						context.configs,
						candidates
					),
				...( force && { force } ),
			},
			property
		),
		...findActual( element, property, listDeclared ),
	} );
	return {
		unreadable,
		explain: ( element, properties = asked ?? CSS_PROPERTIES ) =>
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
		const source =
			declaration && readSource( declaration, property.name, context );
		const verdict = judge(
			ladder,
			declaration &&
				source && {
					distance,
					selectors: declaration.selectors,
					isOwn: toOwn( declaration, property ).length > 0,
					mayBePrinted:
						source.kind === 'page' ||
						source.kind === 'layout' ||
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
						style: declaration?.rule?.style,
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
	{ value, isNegative }: Rung,
	{ name }: CssProperty,
	{ configs: { merged } }: ExplainContext
): string | undefined {
	const css = toCss( value, merged.styles );
	if ( css !== undefined && isNegative ) {
		return `calc(${ css } * -1)`;
	}
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
	listDeclared: ( element: Element, name: string ) => readonly Declaration[]
): Pick< Found, 'declaration' | 'distance' > {
	let current: Element | null = element;
	for ( let distance = 0; current; distance++ ) {
		const [ declaration ] = listDeclared( current, name );
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
	{ name, control }: CssProperty
): ElementValue[] {
	if ( ! rule ) {
		return [ { value, path: control, isImportant } ];
	}
	for ( const selector of selectors ) {
		const layout = readOwnLayout( selector, name );
		if ( layout ) {
			return [ { value, isImportant, selector, ...layout } ];
		}
	}
	const selector = selectors.find( ( one ) => OWN_RULE.test( one ) );
	return selector === undefined
		? []
		: [ { value, path: control, isImportant, selector } ];
}

/** Lists the settings of the layout of which the document has rules for an element. */
function listLayout(
	declarations: readonly Declaration[],
	property: string,
	{ merged }: WhyConfigs,
	candidates: readonly StyleNode[]
): LayoutValue[] {
	let left = candidates;
	return declarations.flatMap( ( { rule, selectors, isImportant } ) => {
		for ( const selector of rule?.sheet.href ? [] : selectors ) {
			const setting = readLayoutRule( selector, property, merged, left )
				?.setting;
			if ( setting ) {
				// The same selector stands once for each width: the next rule is that of the place before.
				left = left.filter(
					( node ) =>
						node !== setting.node ||
						setting.path.at( -1 ) !== 'blockGap'
				);
				return [ { ...setting, selector, isImportant } ];
			}
		}
		return [];
	} );
}

function climb( element: Element, distance: number ): Element {
	let current = element;
	for ( let step = 0; step < distance; step++ ) {
		current = current.parentElement ?? current;
	}
	return current;
}
