import { toItemToImport } from './to-item-to-import';
import type { ItemToImport, JudgedRecord } from './types';

/**
 * Lists the records of a file that a site would import: those that are new there and whose needs are met.
 *
 * @param rows        Records of the file, as that site judges them.
 * @param doesReplace Whether records that differ there are replaced, too.
 */
export function listSiteItems(
	rows: readonly JudgedRecord[],
	doesReplace: boolean
): readonly ItemToImport[] {
	return rows
		.filter(
			( { state, isTicked, isAllowed, choices, missing } ) =>
				isTicked ||
				( doesReplace &&
					state === 'different' &&
					isAllowed &&
					missing.length === 0 &&
					choices.includes( 'replace' ) )
		)
		.map( ( row ) => toItemToImport( row ) );
}
