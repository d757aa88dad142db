import { TRANSFER_ROUTE } from '../reads/exportable-design';
import { listRefused } from '../rules/list-refused';
import type { ImportResult, ItemToImport, JudgedDesign } from '../rules/types';
import { importFile, judgeFile, runImport, type Imported } from './run-import';

const toRoute = ( site: number, job: string ) =>
	`${ TRANSFER_ROUTE }/sites/${ site }/${ job }`;

/**
 * Returns the effects of importing a file into another site of the network. Nothing is written.
 *
 * @param site Number of the site.
 * @param file The file.
 * @throws The server's answer.
 */
export function judgeOnSite(
	site: number,
	file: File
): Promise< JudgedDesign > {
	return judgeFile( toRoute( site, 'judge' ), file );
}

/**
 * Imports records of a file into another site of the network: all of them, or none.
 *
 * @param site  Number of the site.
 * @param file  The file.
 * @param items The records.
 * @param draft Name of a new draft of that site; undefined to change the site.
 * @throws The server's answer.
 */
export function importOnSite(
	site: number,
	file: File,
	items: readonly ItemToImport[],
	draft: string | undefined
): Promise< Imported > {
	return importFile( toRoute( site, 'import' ), file, items, draft );
}

/**
 * Undoes an import into another site of the network.
 *
 * @param site Number of the site.
 * @param run  Id of the import.
 * @return Records that could not be undone.
 * @throws The server's answer.
 */
export async function undoOnSite(
	site: number,
	run: string
): Promise< readonly ImportResult[] > {
	return listRefused(
		( await runImport( toRoute( site, 'undo' ), { run } ) ).results
	);
}
