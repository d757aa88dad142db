import {
	getTemplateChoice,
	isOn,
	LEAVE,
	listBringTemplates,
	type BringChoices,
} from './bring-choices';
import { completeNeeds } from './complete-needs';
import type { BringRow } from './types';

/** Rows that are brought. */
export interface BringPlan {
	/** Rows that are brought because they were chosen. */
	chosen: readonly BringRow[];
	/** Rows that are needed but not chosen: by their key, the rows that need them. */
	needed: ReadonlyMap< string, readonly BringRow[] >;
	/** Presets that these rows or the site's pages use. */
	presets: readonly BringRow[];
}

/**
 * Returns the rows that are brought: the chosen ones and those that they need. A part of which the current theme has its own is not needed.
 *
 * @param rows    All rows of the other theme.
 * @param choices The person's choices.
 */
export function planBringing(
	rows: readonly BringRow[],
	choices: BringChoices
): BringPlan {
	const templates = listBringTemplates( rows );
	const chosen = [
		...templates.flatMap( ( template ) => {
			const choice = getTemplateChoice( template, choices );
			if ( choice === 'pattern' && template.pattern ) {
				return [ template.pattern ];
			}
			return choice === 'mine' ? [ template.row ] : [];
		} ),
		...rows.filter(
			( row ) =>
				( row.kind === 'look' || row.kind === 'style' ) &&
				isOn( row, choices )
		),
	];
	const keys = new Set( chosen.map( ( { key } ) => key ) );
	const relevant = rows.filter(
		( { key, kind, state, rival } ) =>
			keys.has( key ) ||
			kind === 'presets' ||
			( state === 'new' && rival === undefined && kind !== 'active' )
	);
	const companions = completeNeeds( keys, relevant );
	const needed = new Map(
		[ ...companions ].filter( ( [ key ] ) => ! keys.has( key ) )
	);
	return {
		chosen,
		needed,
		presets: rows.filter(
			( { key, kind, preset } ) =>
				kind === 'presets' &&
				( needed.has( key ) ||
					( preset?.isUsed && choices.get( key ) !== LEAVE ) )
		),
	};
}
