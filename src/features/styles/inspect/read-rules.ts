/** A rule of a document with its place in the cascade. */
export interface CascadeRule {
	selector: string;
	style: CSSStyleDeclaration;
	sheet: CSSStyleSheet;
	/** Place among the layers; what is in none comes last. */
	layer: number;
	order: number;
}

/** The rules of a document that apply at its present size, and the sheets that could not be read. */
export interface DocumentRules {
	rules: readonly CascadeRule[];
	/** Addresses of the sheets of other sites, which the browser does not let us read. */
	unreadable: readonly string[];
}

interface Walk {
	window: Window;
	rules: CascadeRule[];
	unreadable: string[];
	layers: string[];
}

/** Where a rule stands. */
interface Place {
	sheet: CSSStyleSheet;
	/** Selector of the rule around it. */
	parent: string | undefined;
	layer: string | undefined;
}

/**
 * Lists the rules of a document that apply at its present size, in their order.
 *
 * @param page The document.
 */
export function readRules( page: Document ): DocumentRules {
	const { defaultView } = page;
	const walk: Walk = {
		window: defaultView ?? window,
		rules: [],
		unreadable: [],
		layers: [],
	};
	for ( const sheet of [
		...Array.from( page.styleSheets ),
		...( page.adoptedStyleSheets ?? [] ),
	] ) {
		readSheet( walk, sheet, undefined );
	}
	return { rules: walk.rules, unreadable: walk.unreadable };
}

function readSheet(
	walk: Walk,
	sheet: CSSStyleSheet,
	layer: string | undefined
): void {
	if ( sheet.disabled || ! isCurrent( walk, sheet.media?.mediaText ) ) {
		return;
	}
	let rules: CSSRuleList;
	try {
		rules = sheet.cssRules;
	} catch {
		walk.unreadable.push( sheet.href ?? '' );
		return;
	}
	readList( walk, rules, { sheet, parent: undefined, layer } );
}

function readList( walk: Walk, rules: CSSRuleList, place: Place ): void {
	for ( const rule of Array.from( rules ) ) {
		readRule( walk, rule, place );
	}
}

// The classes of the frame are not those of this window, so a rule is known by what it has.
function readRule( walk: Walk, rule: CSSRule, place: Place ): void {
	const { selectorText, style, cssRules, conditionText, styleSheet } =
		rule as Partial< CSSStyleRule & CSSMediaRule & CSSImportRule >;
	const kind = rule.constructor.name;
	if ( kind === 'CSSStyleRule' && selectorText !== undefined && style ) {
		const selector = nest( selectorText, place.parent );
		addRule( walk, selector, style, place );
		if ( cssRules && cssRules.length > 0 ) {
			readList( walk, cssRules, { ...place, parent: selector } );
		}
		return;
	}
	switch ( kind ) {
		case 'CSSNestedDeclarations':
			if ( style && place.parent ) {
				addRule( walk, place.parent, style, place );
			}
			return;
		case 'CSSImportRule':
			if ( styleSheet ) {
				readSheet( walk, styleSheet, place.layer );
			}
			return;
		case 'CSSMediaRule':
			if ( ! isCurrent( walk, conditionText ) ) {
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
				getLayer( walk, toLayer( place.layer, name ) )
			);
			return;
		case 'CSSLayerBlockRule': {
			const layer = toLayer(
				place.layer,
				( rule as CSSLayerBlockRule ).name || `#${ walk.layers.length }`
			);
			getLayer( walk, layer );
			readList( walk, ( rule as CSSLayerBlockRule ).cssRules, {
				...place,
				layer,
			} );
			return;
		}
		case 'CSSContainerRule':
		case 'CSSScopeRule':
		case 'CSSStartingStyleRule':
			// Whether these apply is the browser's to say: what they set is told as something else.
			return;
	}
	if ( cssRules ) {
		readList( walk, cssRules, place );
	}
}

function addRule(
	walk: Walk,
	selector: string,
	style: CSSStyleDeclaration,
	{ sheet, layer }: Place
): void {
	walk.rules.push( {
		selector,
		style,
		sheet,
		layer:
			layer === undefined
				? Number.MAX_SAFE_INTEGER
				: getLayer( walk, layer ),
		order: walk.rules.length,
	} );
}

function getLayer( { layers }: Walk, name: string ): number {
	const known = layers.indexOf( name );
	return known < 0 ? layers.push( name ) - 1 : known;
}

function toLayer( outer: string | undefined, name: string ): string {
	return outer === undefined ? name : `${ outer }.${ name }`;
}

function isCurrent( walk: Walk, media: string | undefined ): boolean {
	return ! media || walk.window.matchMedia( media ).matches;
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
