import { matchesSelector } from '@/utils/matches-selector';
import { splitCss } from '../rules/split-css';
import {
	compareSpecificity,
	getHighestSpecificity,
	type Specificity,
} from '../rules/why/specificity';
import { toPlain } from './force-states';
import type { CascadeRule } from './read-rules';

/** A value that a rule, or the element itself, sets for a property. */
export interface Declaration {
	/** The rule; undefined for declarations of the element itself. */
	rule: CascadeRule | undefined;
	/** Parts of its selector that match. */
	selectors: readonly string[];
	/** Name and value to set on another element: the shorthand's, where the property has no value of its own. */
	name: string;
	value: string;
	isImportant: boolean;
}

interface Weighed extends Declaration {
	layer: number;
	specificity: Specificity;
	order: number;
}

/** Shorthands that may have a variable; then only the shorthand has a value, and not its longhands. */
const SHORTHANDS = [
	'background',
	'border',
	'border-color',
	'border-radius',
	'border-style',
	'border-width',
	'border-top',
	'border-right',
	'border-bottom',
	'border-left',
	'border-block',
	'border-inline',
	'flex-flow',
	'font',
	'gap',
	'margin',
	'margin-block',
	'margin-inline',
	'padding',
	'padding-block',
	'padding-inline',
	'text-decoration',
] as const;

const LOGICAL_SIDES: Readonly< Record< string, string > > = {
	top: 'block-start',
	bottom: 'block-end',
};

const LOGICAL_CORNERS: Readonly< Record< string, string > > = {
	'top-left': 'start-start',
	'top-right': 'start-end',
	'bottom-left': 'end-start',
	'bottom-right': 'end-end',
};

/**
 * Lists the declarations of a property for an element, in the order of the cascade: the one that applies is first.
 *
 * @param element  The element.
 * @param property Longhand of the property.
 * @param matching Rules that match the element.
 */
export function findDeclarations(
	element: Element,
	property: string,
	matching: readonly MatchingRule[]
): Declaration[] {
	const names = listNames( element, property );
	const found: Weighed[] = [];
	for ( const name of names ) {
		const { style } = element as HTMLElement;
		if ( style && hasProperty( style, name ) ) {
			found.push( {
				...readValue( style, name ),
				rule: undefined,
				selectors: [],
				layer: Number.MAX_SAFE_INTEGER,
				specificity: [ Number.MAX_SAFE_INTEGER, 0, 0 ],
				order: Number.MAX_SAFE_INTEGER,
			} );
		}
		for ( const { rule, selectors, specificity } of matching ) {
			if ( hasProperty( rule.style, name ) ) {
				found.push( {
					...readValue( rule.style, name ),
					rule,
					selectors,
					layer: rule.layer,
					specificity,
					order: rule.order,
				} );
			}
		}
	}
	return found.sort( compare );
}

/**
 * Returns whether a rule sets a property of an element.
 *
 * @param style    Declarations of the rule.
 * @param element  The element.
 * @param property Longhand of the property.
 */
export function setsProperty(
	style: CSSStyleDeclaration,
	element: Element,
	property: string
): boolean {
	return listNames( element, property ).some( ( name ) =>
		hasProperty( style, name )
	);
}

/**
 * Returns whether a rule may set a property of some element, in either writing direction.
 *
 * @param style    Declarations of the rule.
 * @param property Longhand of the property.
 */
export function maySetProperty(
	style: CSSStyleDeclaration,
	property: string
): boolean {
	return [
		property,
		toLogical( property, false ),
		toLogical( property, true ),
	].some( ( name ) => hasProperty( style, name ) );
}

function listNames( element: Element, property: string ): string[] {
	return [
		...new Set( [ property, toLogical( property, isRtl( element ) ) ] ),
	];
}

/** A rule that matches an element. */
export interface MatchingRule {
	rule: CascadeRule;
	selectors: readonly string[];
	specificity: Specificity;
}

/**
 * Lists the rules that match an element.
 *
 * @param element The element.
 * @param rules   Rules of its document.
 */
export function listMatching(
	element: Element,
	rules: readonly CascadeRule[]
): MatchingRule[] {
	return rules.flatMap( ( rule ) => {
		if ( ! matchesSelector( element, rule.selector ) ) {
			return [];
		}
		const parts = splitCss( rule.selector, ',' );
		const selectors =
			parts.length === 1
				? parts
				: parts.filter( ( part ) => matchesSelector( element, part ) );
		const specificity = getHighestSpecificity( selectors );
		return [
			{
				rule: { ...rule, selector: toPlain( rule.selector ) },
				selectors: selectors.map( toPlain ),
				specificity,
			},
		];
	} );
}

function compare( a: Weighed, b: Weighed ): number {
	return (
		Number( b.isImportant ) - Number( a.isImportant ) ||
		// Among important declarations the first layer wins.
		( a.isImportant ? a.layer - b.layer : b.layer - a.layer ) ||
		compareSpecificity( b.specificity, a.specificity ) ||
		b.order - a.order
	);
}

function hasProperty( style: CSSStyleDeclaration, name: string ): boolean {
	if ( style.getPropertyValue( name ) !== '' ) {
		return true;
	}
	// A property that a shorthand with a variable sets is listed, but has no value.
	return style.length > 0 && Array.from( style ).includes( name );
}

function readValue(
	style: CSSStyleDeclaration,
	property: string
): Pick< Declaration, 'name' | 'value' | 'isImportant' > {
	const name =
		style.getPropertyValue( property ) === ''
			? SHORTHANDS.find(
					( shorthand ) =>
						isPart( property, shorthand ) &&
						style.getPropertyValue( shorthand ) !== ''
			  ) ?? property
			: property;
	return {
		name,
		value: style.getPropertyValue( name ).trim(),
		isImportant: style.getPropertyPriority( property ) === 'important',
	};
}

function isPart( property: string, shorthand: string ): boolean {
	if ( property.endsWith( '-radius' ) ) {
		return shorthand === 'border-radius';
	}
	if ( shorthand === 'gap' || shorthand === 'flex-flow' ) {
		return shorthand === 'gap'
			? property.endsWith( '-gap' )
			: [ 'flex-direction', 'flex-wrap' ].includes( property );
	}
	const [ first = '', last = '' ] = shorthand.split( '-' );
	return property.startsWith( first ) && property.includes( last );
}

function toLogical( property: string, isFromRight: boolean ): string {
	const [ , corner = '' ] = /^border-(.+)-radius$/.exec( property ) ?? [];
	if ( corner ) {
		const mirrored = corner.endsWith( 'left' )
			? corner.replace( 'left', 'right' )
			: corner.replace( 'right', 'left' );
		return `border-${
			LOGICAL_CORNERS[ isFromRight ? mirrored : corner ] ?? corner
		}-radius`;
	}
	const [ , before = '', side = '', after = '' ] =
		/^(.*?-)(top|right|bottom|left)(.*)$/.exec( property ) ?? [];
	if ( side ) {
		const isStart = ( side === 'left' ) !== isFromRight;
		return `${ before }${
			LOGICAL_SIDES[ side ] ?? `inline-${ isStart ? 'start' : 'end' }`
		}${ after }`;
	}
	return property === 'min-height' ? 'min-block-size' : property;
}

function isRtl( element: Element ): boolean {
	return (
		element.ownerDocument.defaultView?.getComputedStyle( element )
			.direction === 'rtl'
	);
}
