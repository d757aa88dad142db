import type { Verdict } from './judge';
import type { RuleSource } from './sheet-source';

/** The properties of a row that decide its group. */
interface SplitRow {
	verdict: Verdict< RuleSource >;
}

/** Kinds of rules that count as defaults. */
const COMMON: readonly string[] = [ 'page', 'wordpress', 'layout' ];

/**
 * Separates values that a person, a theme or a plugin has set from defaults of WordPress and the browser.
 *
 * @param groups Rows that are shown as one, in their order.
 */
export function splitRows< Group extends readonly [ SplitRow, ...unknown[] ] >(
	groups: readonly Group[]
): { main: Group[]; common: Group[] } {
	const isCommon = ( [ { verdict } ]: Group ) =>
		verdict.losers.length === 0 &&
		( verdict.kind === 'browser' ||
			( verdict.kind === 'rule' &&
				COMMON.includes( verdict.source.kind ) ) );
	return {
		main: groups.filter( ( group ) => ! isCommon( group ) ),
		common: groups.filter( isCommon ),
	};
}
