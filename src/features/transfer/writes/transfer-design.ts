import { fetchArchive, type Archive } from '@/data/requests/fetch-archive';
import { forgetRecords } from '@/data/writes/forget-records';
import { runServerJob } from '@/data/writes/run-server-job';
import { toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { FILE_ROUTE, TRANSFER_ROUTE } from '../reads/exportable-design';
import { OTHER_THEMES_ROUTE } from '../reads/other-themes';
import { readList } from '@/utils/read-list';
import { readJudgedDesign } from '../reads/read-records';
import type { ImportChoice, JudgedDesign } from '../rules/types';

/** Time limit of an import: fonts are installed and hundreds of records written in one request. */
export const TIME_LIMIT_MS = 180_000;
const OK = 200;

/** A record that is imported. */
export interface ItemToImport {
	key: string;
	choice: ImportChoice;
	/** Token of what the person saw in its place. */
	token?: string | undefined;
	/** Slug of the preset whose value a preset takes. */
	instead?: string | undefined;
}

/** Result of a record. */
export interface ImportResult {
	key: string;
	title: string;
	isDone: boolean;
	/** Why it was not done. */
	message: string;
	/** Whether a part of it was left out, which the person may not write. */
	isPartial: boolean;
}

/** Results of an import. */
export interface Imported {
	results: readonly ImportResult[];
	/** The import, which can be taken back; undefined where nothing was written. */
	run: string | undefined;
	/** Number of the draft in which it is; undefined where the site was changed, or nothing. */
	draft: number | undefined;
}

/**
 * Has the server make the file of a design.
 *
 * @param keys Keys of what is in it.
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
 * Has the server read a file and say what importing it would do. Nothing is written.
 *
 * @param file The file.
 * @throws The server's answer: why the file is refused.
 */
export async function judgeDesignFile( file: File ): Promise< JudgedDesign > {
	return readJudgedDesign(
		await runServerJob( `${ TRANSFER_ROUTE }/judge`, toForm( file ), {
			timeLimitMs: TIME_LIMIT_MS,
		} )
	);
}

/**
 * Imports records of a file: all of them, or none. In a draft they come into that.
 *
 * @param file  The file.
 * @param items The records.
 * @param draft Name of a new draft; undefined to change what is there.
 * @throws The server's answer.
 */
export async function importDesign(
	file: File,
	items: readonly ItemToImport[],
	draft?: string
): Promise< Imported > {
	const form = toForm( file );
	form.append( 'items', JSON.stringify( items ) );
	if ( draft !== undefined ) {
		form.append( 'draft', draft );
	}
	return forgetChanged(
		readImported(
			await runServerJob( `${ TRANSFER_ROUTE }/import`, form, {
				timeLimitMs: TIME_LIMIT_MS,
			} )
		)
	);
}

/**
 * Brings work of another theme to the current one: all of it, or nothing. The other theme keeps its own.
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
		readImported(
			await runServerJob(
				`${ OTHER_THEMES_ROUTE }/bring`,
				{ from, items: JSON.stringify( items ) },
				{ timeLimitMs: TIME_LIMIT_MS }
			)
		)
	);
}

/**
 * Takes an import back.
 *
 * @param run The import.
 * @return Records that stay as they are.
 * @throws The server's answer.
 */
export async function undoImport(
	run: string
): Promise< readonly ImportResult[] > {
	const { results } = await forgetChanged(
		readImported(
			await runServerJob(
				`${ TRANSFER_ROUTE }/runs/${ run }/undo`,
				{},
				{ timeLimitMs: TIME_LIMIT_MS }
			)
		)
	);
	return results.filter( ( { isDone } ) => ! isDone );
}

async function forgetChanged( imported: Imported ): Promise< Imported > {
	if ( imported.results.some( ( { isDone } ) => isDone ) ) {
		await forgetRecords();
	}
	return imported;
}

/**
 * Reads the results of an import.
 *
 * @param body The server's answer.
 */
export function readImported( body: unknown ): Imported {
	const { results, undo, draft } = toRecord( body );
	return {
		results: readList( results, readResult ),
		run: toText( undo ) || undefined,
		draft: toNumber( draft ) || undefined,
	};
}

function readResult( {
	key,
	title,
	status,
	message,
	kept,
}: Record< string, unknown > ): ImportResult {
	return {
		key: toText( key ),
		title: toText( title ) || toText( key ),
		isDone: toNumber( status ) === OK,
		message: toText( message ),
		isPartial: Array.isArray( kept ) && kept.length > 0,
	};
}

/**
 * Returns the form in which a file is sent.
 *
 * @param file The file.
 */
export function toForm( file: File ): FormData {
	const form = new FormData();
	form.append( 'file', file, file.name );
	return form;
}
