import type { Cascade, CascadeEntry } from './cascade';
import { haveCommonSelector } from './normalize-selector';

/** The declaration that applies according to the sheets of the document. */
export interface Actual< Source > {
	/** Number of steps to the ancestor that has it; 0 is the element itself. */
	distance: number;
	selectors: readonly string[];
	/** Whether it may be printed from the styles: a file of the theme or of a plugin never is. */
	mayBePrinted: boolean;
	/** Whether it is the block's own value. */
	isOwn: boolean;
	/** The location of its rule. */
	source: Source;
}

/** Results of checks in the browser. */
export interface BrowserChecks {
	/** Whether the declaration that applies according to the sheets has the computed value. */
	agreesWithActual: boolean;
	/** Whether the elements up to the declaration inherit the value, where nothing sets it. */
	isInheriting: boolean;
	/** Returns whether the value of an entry is the computed one. */
	agreesWith: ( entry: CascadeEntry ) => boolean;
}

/** Result about a property. Places that do not win are listed in each. */
export type Verdict< Source > =
	| { kind: 'setting'; winner: CascadeEntry; losers: readonly CascadeEntry[] }
	| { kind: 'rule'; source: Source; losers: readonly CascadeEntry[] }
	| { kind: 'browser'; losers: readonly CascadeEntry[] }
	| { kind: 'unknown'; losers: readonly CascadeEntry[] };

const NO_ENTRIES: readonly CascadeEntry[] = [];

/**
 * Decides the source of a property's value. A setting is named only where its rule wins in the document, and its value is the computed one.
 *
 * @param cascade The settings of the property.
 * @param actual  The winning declaration; undefined where none sets it.
 * @param checks  The browser's computed values.
 * @return The verdict; undefined where there is none.
 */
export function judge< Source >(
	cascade: Cascade | undefined,
	actual: Actual< Source > | undefined,
	{ agreesWithActual, isInheriting, agreesWith }: BrowserChecks
): Verdict< Source > | undefined {
	const entries = cascade?.entries ?? NO_ENTRIES;
	if ( ! actual ) {
		return cascade && { kind: 'unknown', losers: entries };
	}
	if ( ! isInheriting ) {
		return { kind: 'browser', losers: entries };
	}
	if ( ! agreesWithActual ) {
		return { kind: 'unknown', losers: entries };
	}
	const winner =
		cascade?.distance === actual.distance
			? findWinner( entries, actual, agreesWith )
			: undefined;
	return winner
		? {
				kind: 'setting',
				winner,
				losers: entries.filter( ( entry ) => entry !== winner ),
		  }
		: { kind: 'rule', source: actual.source, losers: entries };
}

function findWinner< Source >(
	entries: readonly CascadeEntry[],
	{ isOwn, mayBePrinted, selectors }: Actual< Source >,
	agreesWith: BrowserChecks[ 'agreesWith' ]
): CascadeEntry | undefined {
	if ( isOwn ) {
		return entries.find( ( { origin } ) => origin === 'block' );
	}
	return mayBePrinted
		? entries.find(
				( entry ) =>
					entry.node !== undefined &&
					! entry.isReplaced &&
					haveCommonSelector( selectors, entry.selectors ) &&
					agreesWith( entry )
		  )
		: undefined;
}
