import {
	BRING,
	LEAVE,
	listBringTemplates,
	type BringChoices,
} from './bring-choices';
import type { BringPlan } from './plan-bringing';
import { toItemToImport } from './to-item-to-import';
import type { BringRow, ItemToImport } from './types';

/**
 * Lists the items that a request brings: the chosen rows, the templates that they make active, and the presets.
 *
 * @param rows    All rows of the other theme.
 * @param plan    The records that are brought.
 * @param choices The person's choices.
 */
export function listBringItems(
	rows: readonly BringRow[],
	{ chosen, presets }: BringPlan,
	choices: BringChoices
): readonly ItemToImport[] {
	const keys = new Set( chosen.map( ( { key } ) => key ) );
	// A version that is active already stays active; the copy stays inactive.
	const active = listBringTemplates( rows ).flatMap( ( template ) =>
		template.active?.state === 'new' && keys.has( template.row.key )
			? [ template.active ]
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

function toItem( row: BringRow ): ItemToImport {
	return toItemToImport( row, row.choices[ 0 ] );
}
