import { runServerJob } from '@/data/writes/run-server-job';
import { isRecord, toRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { readJudgedDesign, readTexts } from '../reads/read-records';
import type {
	FrontPageCheck,
	ImportResult,
	ItemToImport,
	JudgedDesign,
	MissingThing,
} from '../rules/types';

// An import installs fonts and writes hundreds of records in one request.
const OPTIONS = { timeLimitMs: 180_000 };
const OK = 200;

/** Results of an import. */
export interface Imported {
	results: readonly ImportResult[];
	/** Id by which the import can be undone; undefined where nothing was written. */
	run: string | undefined;
	/** Number of the draft into which it went; undefined where it changed the site, or nothing. */
	draft: number | undefined;
	/** The front page after the import; undefined where it was not checked. */
	frontPage?: FrontPageCheck | undefined;
	/** Names of other themes whose files the imported records load. */
	themes?: readonly string[];
}

/**
 * Sends a file and returns the effects of importing it. Nothing is written.
 *
 * @param path Path of the request.
 * @param file The file.
 * @throws The server's error, with the reason for refusing the file.
 */
export async function judgeFile(
	path: string,
	file: File
): Promise< JudgedDesign > {
	return readJudgedDesign(
		await runServerJob( path, toForm( file ), OPTIONS )
	);
}

/**
 * Imports records of a file: all of them, or none.
 *
 * @param path  Path of the request.
 * @param file  The file.
 * @param items The records.
 * @param draft Name of a new draft; undefined to change the site.
 * @throws The server's answer.
 */
export function importFile(
	path: string,
	file: File,
	items: readonly ItemToImport[],
	draft: string | undefined
): Promise< Imported > {
	const form = toForm( file );
	form.append( 'items', JSON.stringify( items ) );
	if ( draft !== undefined ) {
		form.append( 'draft', draft );
	}
	return runImport( path, form );
}

/**
 * Sends a request that imports records, or undoes that.
 *
 * @param path Path of the request.
 * @param data Body of the request.
 * @throws The server's answer.
 */
export async function runImport(
	path: string,
	data: FormData | Record< string, unknown >
): Promise< Imported > {
	const { results, undo, draft, frontPage, themes } = toRecord(
		await runServerJob( path, data, OPTIONS )
	);
	return {
		results: readList( results, readResult ),
		run: toText( undo ) || undefined,
		draft: toNumber( draft ) || undefined,
		frontPage: isRecord( frontPage )
			? readFrontPage( frontPage )
			: undefined,
		themes: readTexts( themes ),
	};
}

function readFrontPage( {
	changed,
	missing,
	lacking,
	elsewhere,
}: Record< string, unknown > ): FrontPageCheck {
	return {
		changed: readTexts( changed ),
		missing: readList( missing, readMissing ),
		lacking: readTexts( lacking ),
		elsewhere: readTexts( elsewhere ),
	};
}

function readMissing( {
	kind,
	name,
}: Record< string, unknown > ): MissingThing {
	return { kind: toText( kind ), name: toText( name ) };
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

function toForm( file: File ): FormData {
	const form = new FormData();
	form.append( 'file', file, file.name );
	return form;
}
