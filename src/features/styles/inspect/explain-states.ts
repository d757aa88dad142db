import { matchesSelector } from '@/utils/matches-selector';
import { CSS_PROPERTIES, type CssProperty } from '../rules/why/css-properties';
import { createExplainer, type WhyRow } from './explain';
import type { ExplainContext } from './explain-context';
import {
	forceStates,
	readInState,
	STATES,
	toForced,
	type ForcedRule,
	type ElementState,
} from './force-states';
import { setsProperty } from './find-declarations';
import { readRules } from './read-rules';

/** Differences of an element in a state. */
export interface StateRows {
	state: ElementState;
	rows: readonly WhyRow[];
}

/** A state that always includes another one; only its own differences are listed. */
const INCLUDED: Readonly< Partial< Record< ElementState, ElementState > > > = {
	':focus-visible': ':focus',
	':active': ':hover',
};

/**
 * Returns the rows of an element that differ while it is hovered, focused, or pressed. Returns none where the
 * browser does not disclose the rules of a sheet.
 *
 * @param element The element.
 * @param context The site's styles.
 * @param rest    The rows of the element at rest.
 */
export function explainStates(
	element: Element,
	context: ExplainContext,
	rest: readonly WhyRow[]
): StateRows[] {
	const page = element.ownerDocument;
	const forced = forceStates( page );
	let seen: ReadonlyMap< ElementState, readonly WhyRow[] >;
	try {
		seen = readStates( element, context, forced.rules );
	} finally {
		forced.restore();
	}
	return STATES.map( ( state ) => {
		const included = INCLUDED[ state ];
		return {
			state,
			rows: listDifferentRows( seen.get( state ) ?? [], [
				...( ( included && seen.get( included ) ) ?? [] ),
				...rest,
			] ),
		};
	} ).filter( ( { rows } ) => rows.length > 0 );
}

function readStates(
	element: Element,
	context: ExplainContext,
	forced: readonly ForcedRule[]
): ReadonlyMap< ElementState, readonly WhyRow[] > {
	const page = element.ownerDocument;
	const rules = readRules( page );
	const look = ( state: ElementState ) =>
		readInState( element, state, () => {
			const properties = listProperties( element, forced );
			return properties.length === 0
				? []
				: createExplainer( page, context, {
						rules,
						force: toForced,
						properties,
				  } ).explain( element );
		} ) ?? [];
	return new Map(
		rules.unreadable.length > 0
			? []
			: STATES.map( ( state ) => [ state, look( state ) ] )
	);
}

/** Lists the properties that rules for the state set in an element, or in ancestors from which it inherits them. */
function listProperties(
	element: Element,
	rules: readonly ForcedRule[]
): CssProperty[] {
	const found = new Set< CssProperty >();
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		const one = current;
		for ( const { style } of rules.filter( ( { selector } ) =>
			matchesSelector( one, selector )
		) ) {
			CSS_PROPERTIES.filter(
				( { name, isInherited } ) =>
					( one === element || isInherited ) &&
					setsProperty( style, one, name )
			).forEach( ( property ) => found.add( property ) );
		}
	}
	return [ ...found ];
}

/** Returns the rows whose value and rule both differ from the first row of the property in `before`, or that have no such row. */
function listDifferentRows(
	rows: readonly WhyRow[],
	before: readonly WhyRow[]
): WhyRow[] {
	return rows.filter( ( { property, value, style } ) => {
		const other = before.find( ( one ) => one.property === property );
		return ! other || ( other.value !== value && other.style !== style );
	} );
}
