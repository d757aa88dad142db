import type { ImportChoice, JudgedRecord } from './types';

/** A record that is imported into a site. */
export interface SiteItem {
	key: string;
	choice: ImportChoice;
	token?: string;
}

/**
 * Lists the records of a file that a site would import: those that are new there and whose needs are met.
 *
 * @param rows        Records of the file, as that site judges them.
 * @param doesReplace Whether what is different there is replaced, too.
 */
export function listSiteItems(
	rows: readonly JudgedRecord[],
	doesReplace: boolean
): readonly SiteItem[] {
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
		.map( ( { key, token } ) => ( {
			key,
			choice: 'replace',
			...( token !== undefined && { token } ),
		} ) );
}
