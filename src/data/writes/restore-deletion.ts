import apiFetch from '@wordpress/api-fetch';

import type { Fields } from './compare-fields';
import { forgetRecords } from './forget-records';

/** Restored record. */
export interface Restored {
	/** Kind of core-data. */
	kind: string;
	name: string;
	/** Id of the record; for templates the number of their post. */
	id: number;
	/** Its status; `null` if the record has none. */
	status: string | null;
}

/** Options of {@link requestRestore}. */
export interface RestoreOptions {
	/** Whether a page or post becomes a draft instead of getting its former status. */
	asDraft?: boolean;
}

/**
 * Restores a deleted record on the server: with the same id, content, terms, meta and revisions. A page or post is restored from WordPress's
 * trash with its comments.
 *
 * @param id      Number of the deletion; for a page or post its own id.
 * @param options Options.
 * @throws The server's error.
 */
export async function requestRestore(
	id: number,
	{ asDraft = false }: RestoreOptions = {}
): Promise< Restored & Fields > {
	const restored = await apiFetch< Restored & Fields >( {
		path: `/atelier/v1/deletions/${ id }/restore`,
		method: 'POST',
		data: { as_draft: asDraft },
	} );
	await forgetRecords();
	return restored;
}
