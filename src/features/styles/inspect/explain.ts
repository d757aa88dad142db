import { CSS_PROPERTIES, type CssProperty } from '../rules/why/css-properties';
import { judge, type Verdict } from '../rules/why/judge';
import { buildCascade } from '../rules/why/cascade';
import { readSheetFile, type RuleSource } from '../rules/why/sheet-source';
import type { ExplainContext } from './explain-context';
import {
	findDeclarations,
	listMatching,
	maySetProperty,
	type Declaration,
	type MatchingRule,
} from './find-declarations';
import {
	findPrintedEntry,
	getAncestor,
	printEntry,
	type FoundProperty,
} from './found-property';
import { readLayoutValues, readOwnValues } from './read-own-values';
import { readRules, type DocumentRules } from './read-rules';
import { readSource } from './read-source';
import { findBreaks, tryFound } from './try-found';

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

/** Explains the elements of a document in its current state. */
export interface Explainer {
	/** Explains properties of an element; all of them without a list. */
	explain: (
		element: Element,
		properties?: readonly CssProperty[]
	) => WhyRow[];
	/** Addresses of sheets that cannot be read. */
	unreadable: DocumentRules[ 'unreadable' ];
}

/**
 * Creates the explainer of a document, which reads the rules of the sheets once.
 *
 * @param page               The document.
 * @param context            Facts about the document and the site.
 * @param options            Options.
 * @param options.rules      Rules that have been read before.
 * @param options.force      Returns a selector for elements in a forced state; without it the real state counts.
 * @param options.properties Properties to explain; rules of others are skipped.
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
	const find = (
		element: Element,
		property: CssProperty
	): FoundProperty => ( {
		property,
		cascade: buildCascade(
			{
				element,
				nodes: context.nodes,
				configs: context.configs,
				isViewport,
				listOwn: ( of, one ) =>
					listDeclared( of, one.name ).flatMap( ( declaration ) =>
						readOwnValues( declaration, one )
					),
				listLayout: ( of, { name } ) =>
					readLayoutValues(
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
	all: readonly FoundProperty[],
	context: ExplainContext,
	unreadable: readonly string[]
): WhyRow[] {
	const found = all.filter(
		( { cascade, declaration } ) => cascade ?? declaration
	);
	const actual = tryFound( found, ( { property, declaration, distance } ) =>
		declaration && declaration.value !== ''
			? {
					element: getAncestor( element, distance ),
					name: declaration.name,
					value: declaration.value,
					read: property.name,
			  }
			: undefined
	);
	const breaks = findBreaks( element, found );
	const settings = tryFound( found, ( one ) => {
		const entry = findPrintedEntry( one );
		const value = entry && printEntry( entry, one.property, context );
		return value === undefined
			? undefined
			: {
					element: getAncestor( element, one.distance ),
					name: one.property.name,
					value,
					read: one.property.name,
			  };
	} );
	const style =
		element.ownerDocument.defaultView?.getComputedStyle( element );
	return found.flatMap( ( one, index ) => {
		const { property, cascade, declaration, distance } = one;
		const source =
			declaration && readSource( declaration, property.name, context );
		const verdict = judge(
			cascade,
			declaration &&
				source && {
					distance,
					selectors: declaration.selectors,
					isOwn: readOwnValues( declaration, property ).length > 0,
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
				agreesWith: ( entry ) =>
					entry === findPrintedEntry( one ) &&
					settings[ index ] === true,
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
							breaks[ index ] ?? getAncestor( element, distance )
						),
						style: declaration?.rule?.style,
					},
			  ]
			: [];
	} );
}

function toOther( element: Element, from: Element ): Element | undefined {
	return from === element ? undefined : from;
}

// An unexplained value may come from a sheet that only the browser can read.
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

function findActual(
	element: Element,
	{ name, isInherited }: CssProperty,
	listDeclared: ( element: Element, name: string ) => readonly Declaration[]
): Pick< FoundProperty, 'declaration' | 'distance' > {
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
