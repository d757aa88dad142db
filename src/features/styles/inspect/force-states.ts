import { splitCss } from '../rules/split-css';

/** States in which an element can be explained. */
export const STATES = [
	':hover',
	':focus',
	':focus-visible',
	':active',
] as const;

/** One of the states. */
export type ElementState = ( typeof STATES )[ number ];

const MARK = 'data-atelier-state';
const MARKED = /\[data-atelier-state~=["']?([\w-]+)["']?\]/g;
const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Elements of a public page that can have the focus. In the editor each block can have it, too. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/** Values of the mark for an element in a state, and for its ancestors. */
const NAMES: Readonly<
	Record< ElementState, { own: string; around: string } >
> = {
	':hover': { own: 'hover', around: 'hover' },
	':focus': { own: 'focus focus-within', around: 'focus-within' },
	':focus-visible': {
		own: 'focus focus-visible focus-within',
		around: 'focus-within',
	},
	':active': { own: 'hover active', around: 'hover active' },
};

/** The values for an element that remains pressed: it has the focus, too. */
const PRESSED = {
	own: 'hover focus focus-within active',
	around: 'hover focus-within active',
};

/**
 * Replaces the states in a selector with the mark. The specificity stays the same.
 *
 * @param selector The selector.
 */
export function toForced( selector: string ): string {
	return selector.replace( PSEUDO, `[${ MARK }~=$1]` );
}

/**
 * Returns a selector without the mark: of a list, the parts that never had it; otherwise the selector with its states restored.
 *
 * @param selector The selector.
 */
export function toPlain( selector: string ): string {
	if ( ! selector.includes( MARK ) ) {
		return selector;
	}
	const before = splitCss( selector, ',' ).filter(
		( part ) => ! part.includes( MARK )
	);
	return before.length > 0
		? before.join( ', ' )
		: selector.replace( MARKED, ':$1' );
}

/** A rule whose selector has a state. */
export interface ForcedRule {
	/** Its selector for marked elements. */
	selector: string;
	style: CSSStyleDeclaration;
}

/**
 * Makes the rules of a document apply to marked elements as to those in a state, without a change of their order or specificity.
 *
 * @param page The document.
 * @return The rules with a state, and the function that restores them.
 */
export function forceStates( page: Document ): {
	rules: readonly ForcedRule[];
	restore: () => void;
} {
	const changed: Array< { rule: CSSStyleRule; selector: string } > = [];
	const visit = ( rules: CSSRuleList ) => {
		for ( const rule of Array.from( rules ) ) {
			const { selectorText, cssRules } = rule as CSSStyleRule;
			if ( selectorText && toForced( selectorText ) !== selectorText ) {
				changed.push( {
					rule: rule as CSSStyleRule,
					selector: selectorText,
				} );
			}
			if ( cssRules ) {
				visit( cssRules );
			}
		}
	};
	for ( const sheet of [
		...Array.from( page.styleSheets ),
		...( page.adoptedStyleSheets ?? [] ),
	] ) {
		const rules = readList( sheet );
		if ( rules ) {
			visit( rules );
		}
	}
	changed.forEach( ( { rule, selector } ) => {
		rule.selectorText = `${ selector }, ${ toForced( selector ) }`;
	} );
	return {
		rules: changed.map( ( { rule, selector } ) => ( {
			selector: toForced( selector ),
			style: rule.style,
		} ) ),
		restore: () =>
			changed.forEach( ( { rule, selector } ) => {
				rule.selectorText = selector;
			} ),
	};
}

/**
 * Marks an element and its ancestors, so that the document's rules for a state apply until the mark is removed.
 *
 * @param element The element.
 * @param state   The state.
 * @param end     The outermost ancestor that is in the state, too.
 */
export function markState(
	element: Element,
	state: ElementState,
	end: Element
): void {
	const { own, around } = state === ':active' ? PRESSED : NAMES[ state ];
	element.setAttribute( MARK, own );
	for (
		let current = element;
		current !== end && current.parentElement;
		current = current.parentElement
	) {
		current.parentElement.setAttribute( MARK, around );
	}
}

/**
 * Reads a document while its rules for a state apply to an element, and restores the element. Nothing is painted or
 * moves.
 *
 * @param element The element.
 * @param state   The state.
 * @param look    Reads the document; it runs in the state.
 * @return Its result; undefined where the element cannot be in the state.
 */
export function readInState< Seen >(
	element: Element,
	state: ElementState,
	look: () => Seen
): Seen | undefined {
	const start = state.startsWith( ':focus' )
		? element.closest( FOCUSABLE )
		: element;
	return start ? readFromState( element, start, state, look ) : undefined;
}

function readFromState< Seen >(
	element: Element,
	start: Element,
	state: ElementState,
	look: () => Seen
): Seen {
	const { own, around } = NAMES[ state ];
	const chain = listChain( start );
	// An element in a link inherits values from it, so it must not have a transition either.
	const still = [ ...new Set( [ ...listChain( element ), ...chain ] ) ];
	const styles = still.map( ( one ) => one.getAttribute( 'style' ) );
	still.forEach(
		( { style } ) => style?.setProperty( 'transition', 'none', 'important' )
	);
	const marks = chain.map( ( one ) => one.getAttribute( MARK ) );
	chain.forEach( ( one, index ) =>
		one.setAttribute( MARK, index === 0 ? own : around )
	);
	let seen: Seen;
	try {
		seen = look();
	} finally {
		chain.forEach( ( one, index ) =>
			restoreAttribute( one, MARK, marks[ index ] ?? null )
		);
		// Compute the styles once more: otherwise restoring them would start a transition.
		still.forEach( readColor );
		still.forEach( ( one, index ) =>
			restoreAttribute( one, 'style', styles[ index ] ?? null )
		);
	}
	return seen;
}

function readColor( element: Element ): string | undefined {
	return element.ownerDocument.defaultView
		?.getComputedStyle( element )
		.getPropertyValue( 'color' );
}

function restoreAttribute(
	element: Element,
	name: string,
	value: string | null
): void {
	if ( value === null ) {
		element.removeAttribute( name );
	} else {
		element.setAttribute( name, value );
	}
}

function listChain( element: Element ): HTMLElement[] {
	const chain: HTMLElement[] = [];
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		chain.push( current as HTMLElement );
	}
	return chain;
}

function readList( sheet: CSSStyleSheet ): CSSRuleList | undefined {
	try {
		return sheet.cssRules;
	} catch {
		// A sheet of another site.
		return undefined;
	}
}
