import { startInSlices } from '@/schedule/run-in-slices';
import type { CssProperty } from '../rules/why/css-properties';
import type { TouchedPlace } from '../rules/why/touched';
import type { Explainer } from './explain';

/** Numbers of elements of a page to which a control applies. */
export interface TouchedCount {
	/** All of them. */
	count: number;
	/** Number of those in which another rule wins. */
	own: number;
}

/**
 * Counts the elements of a place, and those in which another rule wins over it. It runs in slices, between which the page responds:
 * reading the rules is one step, and so is each element.
 *
 * @param elements        The elements of the place.
 * @param properties      The properties that the control edits.
 * @param place           The place.
 * @param createExplainer Creates the explainer of the elements.
 * @param signal          Cancels the count.
 */
export async function countTouched(
	elements: readonly Element[],
	properties: readonly CssProperty[],
	{ node }: TouchedPlace,
	createExplainer: () => Explainer,
	signal: AbortSignal
): Promise< TouchedCount | undefined > {
	const place = node.join( '.' );
	function* steps() {
		const { explain } = createExplainer();
		yield false;
		for ( const element of elements ) {
			yield explain( element, properties ).some(
				( { from, verdict } ) =>
					! from &&
					( verdict.kind !== 'setting' ||
						verdict.winner.node?.path.join( '.' ) !== place )
			);
		}
	}
	const run = startInSlices( steps() );
	const { values, isDone } = run.isDone ? run : await run.finish( signal );
	return isDone
		? { count: elements.length, own: values.filter( Boolean ).length }
		: undefined;
}
