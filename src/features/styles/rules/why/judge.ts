import type { Ladder, Rung } from './ladder';
import { haveCommonSelector } from './normalize-selector';

/** The declaration that applies by the sheets of the document. */
export interface Actual< Source > {
	/** How many elements further up it stands; 0 is the element itself. */
	distance: number;
	selectors: readonly string[];
	/** Whether it may be printed from the styles: a file of the theme or of a plugin never is. */
	mayBePrinted: boolean;
	/** Whether it is the block's own value. */
	isOwn: boolean;
	/** Where its rule stands. */
	source: Source;
}

/** The browser's answers. */
export interface BrowserChecks {
	/** Whether the declaration that applies by the sheets has the computed value. */
	agreesWithActual: boolean;
	/** Whether the element takes the value over from the one around it, where nothing sets it. */
	isInheriting: boolean;
	/** Tells whether the value of a rung is the computed one. */
	agreesWith: ( rung: Rung ) => boolean;
}

/** Claim about a property. The places that do not win are in it all the same. */
export type Verdict< Source > =
	| { kind: 'setting'; winner: Rung; losers: readonly Rung[] }
	| { kind: 'rule'; source: Source; losers: readonly Rung[] }
	| { kind: 'browser'; losers: readonly Rung[] }
	| { kind: 'unknown'; losers: readonly Rung[] };

const NO_RUNGS: readonly Rung[] = [];

/**
 * Decides what is claimed of a property. A setting is named only where its rule wins in the document, and its value is the computed one.
 *
 * @param ladder What the settings say.
 * @param actual What the sheets say; undefined where none sets it.
 * @param checks What the browser says.
 * @return The claim; undefined where there is nothing to tell.
 */
export function judge< Source >(
	ladder: Ladder | undefined,
	actual: Actual< Source > | undefined,
	{ agreesWithActual, isInheriting, agreesWith }: BrowserChecks
): Verdict< Source > | undefined {
	const rungs = ladder?.rungs ?? NO_RUNGS;
	if ( ! actual ) {
		return ladder && { kind: 'unknown', losers: rungs };
	}
	if ( ! isInheriting ) {
		return { kind: 'browser', losers: rungs };
	}
	if ( ! agreesWithActual ) {
		return { kind: 'unknown', losers: rungs };
	}
	const winner =
		ladder?.distance === actual.distance
			? findWinner( rungs, actual, agreesWith )
			: undefined;
	return winner
		? {
				kind: 'setting',
				winner,
				losers: rungs.filter( ( rung ) => rung !== winner ),
		  }
		: { kind: 'rule', source: actual.source, losers: rungs };
}

function findWinner< Source >(
	rungs: readonly Rung[],
	{ isOwn, mayBePrinted, selectors }: Actual< Source >,
	agreesWith: BrowserChecks[ 'agreesWith' ]
): Rung | undefined {
	if ( isOwn ) {
		return rungs.find( ( { origin } ) => origin === 'block' );
	}
	return mayBePrinted
		? rungs.find(
				( rung ) =>
					rung.node !== undefined &&
					! rung.isReplaced &&
					haveCommonSelector( selectors, rung.selectors ) &&
					agreesWith( rung )
		  )
		: undefined;
}
