/** A rule of a document with its position in the cascade. */
export interface CascadeRule {
	selector: string;
	style: CSSStyleDeclaration;
	sheet: CSSStyleSheet;
	/** Position of its cascade layer; rules without a layer come last. */
	layer: number;
	order: number;
}

/** The rules of a document that apply at its current size, and the sheets that could not be read. */
export interface DocumentRules {
	rules: readonly CascadeRule[];
	/** Addresses of sheets of other sites, whose rules a browser does not disclose. */
	unreadable: readonly string[];
}

interface RuleReader {
	window: Window;
	rules: CascadeRule[];
	unreadable: string[];
	layers: string[];
}

/** Sheet, layer and outer rule of a rule. */
interface RuleScope {
	sheet: CSSStyleSheet;
	/** Selector of the rule around it. */
	parent: string | undefined;
	layer: string | undefined;
}

/**
 * Lists the rules of a document that apply at its current size, in their order.
 *
 * @param page The document.
 */
export function readRules( page: Document ): DocumentRules {
	const { defaultView } = page;
	const reader: RuleReader = {
		window: defaultView ?? window,
		rules: [],
		unreadable: [],
		layers: [],
	};
	for ( const sheet of [
		...Array.from( page.styleSheets ),
		...( page.adoptedStyleSheets ?? [] ),
	] ) {
		readSheet( reader, sheet, undefined );
	}
	return { rules: reader.rules, unreadable: reader.unreadable };
}

function readSheet(
	reader: RuleReader,
	sheet: CSSStyleSheet,
	layer: string | undefined
): void {
	if ( sheet.disabled || ! isCurrent( reader, sheet.media?.mediaText ) ) {
		return;
	}
	let rules: CSSRuleList;
	try {
		rules = sheet.cssRules;
	} catch {
		reader.unreadable.push( sheet.href ?? '' );
		return;
	}
	readList( reader, rules, { sheet, parent: undefined, layer } );
}

function readList(
	reader: RuleReader,
	rules: CSSRuleList,
	scope: RuleScope
): void {
	for ( const rule of Array.from( rules ) ) {
		readRule( reader, rule, scope );
	}
}

// Rules of a frame are no instances of the classes of this window, so they are identified by name.
function readRule( reader: RuleReader, rule: CSSRule, scope: RuleScope ): void {
	const { selectorText, style, cssRules, conditionText, styleSheet } =
		rule as Partial< CSSStyleRule & CSSMediaRule & CSSImportRule >;
	const kind = rule.constructor.name;
	if ( kind === 'CSSStyleRule' && selectorText !== undefined && style ) {
		const selector = nest( selectorText, scope.parent );
		addRule( reader, selector, style, scope );
		if ( cssRules && cssRules.length > 0 ) {
			readList( reader, cssRules, { ...scope, parent: selector } );
		}
		return;
	}
	switch ( kind ) {
		case 'CSSNestedDeclarations':
			if ( style && scope.parent ) {
				addRule( reader, scope.parent, style, scope );
			}
			return;
		case 'CSSImportRule':
			if ( styleSheet ) {
				readSheet( reader, styleSheet, scope.layer );
			}
			return;
		case 'CSSMediaRule':
			if ( ! isCurrent( reader, conditionText ) ) {
				return;
			}
			break;
		case 'CSSSupportsRule':
			if ( ! CSS.supports( conditionText ?? '' ) ) {
				return;
			}
			break;
		case 'CSSLayerStatementRule':
			( rule as CSSLayerStatementRule ).nameList.forEach( ( name ) =>
				getLayer( reader, toLayer( scope.layer, name ) )
			);
			return;
		case 'CSSLayerBlockRule': {
			const layer = toLayer(
				scope.layer,
				( rule as CSSLayerBlockRule ).name ||
					`#${ reader.layers.length }`
			);
			getLayer( reader, layer );
			readList( reader, ( rule as CSSLayerBlockRule ).cssRules, {
				...scope,
				layer,
			} );
			return;
		}
		case 'CSSContainerRule':
		case 'CSSScopeRule':
		case 'CSSStartingStyleRule':
			// Only the browser knows whether these apply; their values are shown as set by something else.
			return;
	}
	if ( cssRules ) {
		readList( reader, cssRules, scope );
	}
}

function addRule(
	reader: RuleReader,
	selector: string,
	style: CSSStyleDeclaration,
	{ sheet, layer }: RuleScope
): void {
	reader.rules.push( {
		selector,
		style,
		sheet,
		layer:
			layer === undefined
				? Number.MAX_SAFE_INTEGER
				: getLayer( reader, layer ),
		order: reader.rules.length,
	} );
}

function getLayer( { layers }: RuleReader, name: string ): number {
	const known = layers.indexOf( name );
	return known < 0 ? layers.push( name ) - 1 : known;
}

function toLayer( outer: string | undefined, name: string ): string {
	return outer === undefined ? name : `${ outer }.${ name }`;
}

function isCurrent( reader: RuleReader, media: string | undefined ): boolean {
	return ! media || reader.window.matchMedia( media ).matches;
}

function nest( selector: string, parent: string | undefined ): string {
	if ( parent === undefined ) {
		return selector;
	}
	const around = `:is(${ parent })`;
	return selector.includes( '&' )
		? selector.replaceAll( '&', around )
		: `${ around } ${ selector }`;
}
