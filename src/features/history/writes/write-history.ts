import { forgetRecords } from '@/data/writes/forget-records';
import { runServerJob } from '@/data/writes/run-server-job';
import { isRecord, toRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { INTERRUPTED_ROUTE, RESTORE_ROUTE } from '../reads/changes';

/** A record to restore. */
export interface ItemToRestore {
	key: string;
	/** Token of the content that the person saw. */
	token?: string;
}

/** A record that was not restored. */
export interface RefusedItem {
	key: string;
	title: string;
	/** HTTP status; 412 for a record that somebody has changed since. */
	status: number;
	/** The server’s sentence. */
	message: string;
}

/** Result of going back. */
export interface GoneBack {
	/** Titles of the restored records. */
	done: readonly string[];
	refused: readonly RefusedItem[];
	/** Titles of records that were restored except for parts that the person may not change. */
	partial: readonly string[];
	/** Arguments of {@link goBack} that undo it; undefined where nothing was written. */
	undo: { at: string; items: readonly ItemToRestore[] } | undefined;
}

const OK = 200;

/**
 * Restores records as they were at a moment, as new revisions. Each has its own result.
 *
 * @param at    The moment.
 * @param items The records.
 * @throws The server’s error; nothing was written then.
 */
export async function goBack(
	at: string,
	items: readonly ItemToRestore[]
): Promise< GoneBack > {
	return readGoneBack(
		await runServerJob< unknown >( RESTORE_ROUTE, { at, items } )
	);
}

/**
 * Continues or undoes a going back that was interrupted.
 *
 * @param choice The choice.
 * @throws The server’s error; nothing was written then.
 */
export async function endInterrupted(
	choice: 'continue' | 'undo'
): Promise< GoneBack > {
	return readGoneBack(
		await runServerJob< unknown >( INTERRUPTED_ROUTE, { choice } )
	);
}

async function readGoneBack( answer: unknown ): Promise< GoneBack > {
	const { results, undo } = toRecord( answer );
	const all = readList( results, readResult );
	const done = all.filter( ( { status } ) => status === OK );
	if ( done.length > 0 ) {
		await forgetRecords();
	}
	return {
		done: done.map( ( { title } ) => title ),
		refused: all.filter( ( { status } ) => status !== OK ),
		partial: done
			.filter( ( { hasKept } ) => hasKept )
			.map( ( { title } ) => title ),
		undo: isRecord( undo )
			? {
					at: toText( undo.at ),
					items: readList( undo.items, ( { key, token } ) => ( {
						key: toText( key ),
						...( typeof token === 'string' && { token } ),
					} ) ),
			  }
			: undefined,
	};
}

function readResult( value: Record< string, unknown > ) {
	return {
		key: toText( value.key ),
		title: toText( value.title ) || toText( value.key ),
		status: toNumber( value.status ),
		message: toText( value.message ),
		hasKept: Array.isArray( value.kept ) && value.kept.length > 0,
	};
}
