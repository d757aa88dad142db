import { runServerJob } from '@/data/writes/run-server-job';
import { TRANSFER_ROUTE } from '../reads/exportable-design';
import { readJudgedDesign } from '../reads/read-records';
import type { JudgedDesign } from '../rules/types';
import {
	readImported,
	TIME_LIMIT_MS,
	toForm,
	type Imported,
	type ImportResult,
	type ItemToImport,
} from './transfer-design';

const toRoute = ( site: number, job: string ) =>
	`${ TRANSFER_ROUTE }/sites/${ site }/${ job }`;

/**
 * Asks another site of the network what importing a file would do there. Nothing is written.
 *
 * @param site Number of the site.
 * @param file The file.
 * @throws The server's answer.
 */
export async function judgeOnSite(
	site: number,
	file: File
): Promise< JudgedDesign > {
	return readJudgedDesign(
		await runServerJob( toRoute( site, 'judge' ), toForm( file ), {
			timeLimitMs: TIME_LIMIT_MS,
		} )
	);
}

/**
 * Imports records of a file into another site of the network: all of them, or none.
 *
 * @param site  Number of the site.
 * @param file  The file.
 * @param items The records.
 * @param draft Name of a new draft there; undefined to change the site at once.
 * @throws The server's answer.
 */
export async function importOnSite(
	site: number,
	file: File,
	items: readonly ItemToImport[],
	draft: string | undefined
): Promise< Imported > {
	const form = toForm( file );
	form.append( 'items', JSON.stringify( items ) );
	form.append( 'draft', draft ?? '' );
	return readImported(
		await runServerJob( toRoute( site, 'import' ), form, {
			timeLimitMs: TIME_LIMIT_MS,
		} )
	);
}

/**
 * Takes an import of another site of the network back.
 *
 * @param site Number of the site.
 * @param run  The import.
 * @return Records that stay as they are.
 * @throws The server's answer.
 */
export async function undoOnSite(
	site: number,
	run: string
): Promise< readonly ImportResult[] > {
	const { results } = readImported(
		await runServerJob(
			toRoute( site, 'undo' ),
			{ run },
			{ timeLimitMs: TIME_LIMIT_MS }
		)
	);
	return results.filter( ( { isDone } ) => ! isDone );
}
