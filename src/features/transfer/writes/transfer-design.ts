import { fetchArchive, type Archive } from '@/data/requests/fetch-archive';
import { forgetRecords } from '@/data/writes/forget-records';
import { FILE_ROUTE, TRANSFER_ROUTE } from '../reads/exportable-design';
import { OTHER_THEMES_ROUTE } from '../reads/other-themes';
import { listRefused } from '../rules/list-refused';
import type { ImportResult, ItemToImport, JudgedDesign } from '../rules/types';
import { importFile, judgeFile, runImport, type Imported } from './run-import';

/**
 * Fetches the file of a design.
 *
 * @param keys Keys of its records.
 * @throws The server's answer.
 */
export function fetchDesignFile( keys: readonly string[] ): Promise< Archive > {
	return fetchArchive( {
		path: FILE_ROUTE,
		method: 'POST',
		data: { keys },
	} );
}

/**
 * Returns the effects of importing a file. Nothing is written.
 *
 * @param file The file.
 * @throws The server's error, with the reason for refusing the file.
 */
export function judgeDesignFile( file: File ): Promise< JudgedDesign > {
	return judgeFile( `${ TRANSFER_ROUTE }/judge`, file );
}

/**
 * Imports records of a file: all of them, or none. While a draft is edited, they are imported into that draft.
 *
 * @param file  The file.
 * @param items The records.
 * @param draft Name of a new draft; undefined to change the site, or the draft that is edited.
 * @throws The server's answer.
 */
export async function importDesign(
	file: File,
	items: readonly ItemToImport[],
	draft?: string
): Promise< Imported > {
	return forgetChanged(
		await importFile( `${ TRANSFER_ROUTE }/import`, file, items, draft )
	);
}

/**
 * Copies records of another theme to the current one: all of them, or none. Those of the other theme stay as they are.
 *
 * @param from  Stylesheet of the theme.
 * @param items The records.
 * @throws The server's answer.
 */
export async function bringWork(
	from: string,
	items: readonly ItemToImport[]
): Promise< Imported > {
	return forgetChanged(
		await runImport( `${ OTHER_THEMES_ROUTE }/bring`, {
			from,
			items: JSON.stringify( items ),
		} )
	);
}

/**
 * Undoes an import.
 *
 * @param run Id of the import.
 * @return Records that could not be undone.
 * @throws The server's answer.
 */
export async function undoImport(
	run: string
): Promise< readonly ImportResult[] > {
	const { results } = await forgetChanged(
		await runImport( `${ TRANSFER_ROUTE }/runs/${ run }/undo`, {} )
	);
	return listRefused( results );
}

async function forgetChanged( imported: Imported ): Promise< Imported > {
	if ( imported.results.some( ( { isDone } ) => isDone ) ) {
		await forgetRecords();
	}
	return imported;
}
