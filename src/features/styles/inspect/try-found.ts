import { getAncestor, type FoundProperty } from './found-property';
import { tryValues, type Trial } from './try-values';

/**
 * Tries a value of each property, and returns whether it is the current value; undefined for a property without a trial.
 *
 * @param found   The properties.
 * @param toTrial Returns the trial of a property.
 */
export function tryFound(
	found: readonly FoundProperty[],
	toTrial: ( one: FoundProperty ) => Trial | undefined
): Array< boolean | undefined > {
	const trials = found.map( toTrial );
	const answers = tryValues(
		trials.filter( ( trial ) => trial !== undefined )
	);
	let next = 0;
	return trials.map( ( trial ) => trial && answers[ next++ ] );
}

/**
 * Returns for each inherited property the nearest element that does not inherit it, although no sheet sets it there. Browsers have such
 * rules, for example for buttons.
 *
 * @param element The element.
 * @param found   The properties.
 */
export function findBreaks(
	element: Element,
	found: readonly FoundProperty[]
): Array< Element | undefined > {
	const trials = found.map( ( { property: { name }, distance } ) =>
		Array.from(
			{ length: distance },
			( _, step ): Trial => ( {
				element: getAncestor( element, step ),
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
