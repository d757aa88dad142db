import {
	BRING,
	LEAVE,
	listThings,
	type BringChoices,
	type BringPlan,
} from './bring-things';
import type { BringRow, ImportChoice } from './types';

/** Something that is brought. */
export interface BringItem {
	key: string;
	choice: ImportChoice;
	/** Token of what the person saw in its place. */
	token?: string;
	/** Slug of the preset whose value a preset takes. */
	instead?: string;
}

/**
 * Lists what is sent to the server: all that was chosen, with what serves by it, and the presets.
 *
 * @param rows    Everything of the other theme.
 * @param plan    What is brought.
 * @param choices What the person chose.
 */
export function listBringItems(
	rows: readonly BringRow[],
	{ chosen, presets }: BringPlan,
	choices: BringChoices
): readonly BringItem[] {
	const keys = new Set( chosen.map( ( { key } ) => key ) );
	// Where a version serves already, that goes on, and the copy waits.
	const active = listThings( rows ).flatMap( ( thing ) =>
		thing.active?.state === 'new' && keys.has( thing.row.key )
			? [ thing.active ]
			: []
	);
	return [
		...[ ...chosen, ...active ].map( toItem ),
		...presets.map( ( row ) => {
			const choice = choices.get( row.key ) ?? BRING;
			return choice === BRING || choice === LEAVE
				? toItem( row )
				: { ...toItem( row ), instead: choice };
		} ),
	];
}

function toItem( { key, choices, token }: BringRow ): BringItem {
	return {
		key,
		choice: choices[ 0 ] ?? 'replace',
		...( token !== undefined && { token } ),
	};
}
