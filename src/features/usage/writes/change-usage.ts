import { explainAnswer } from '@/data/requests/explain-answer';
import { forgetRecords } from '@/data/writes/forget-records';
import { runServerJob } from '@/data/writes/run-server-job';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import type { UsageKind, UsageProgress } from '../reads/usage';

/** A place that was not changed. */
export interface UsageFailure {
	key: string;
	title: string;
	/** The reason. */
	message: string;
}

/** A change of a place that {@link undoUses} can undo. */
export interface UsageChange {
	/** Number of the post. */
	id: number;
	/** Number of the revision with the earlier content; 0 for a copy of a theme's file. */
	revision: number;
	/** Hash of the written content. */
	hash: string;
}

/** Outcome of a replacement. */
export interface UsageReplacement {
	/** Number of places in which the record was replaced. */
	changed: number;
	/** Changes that {@link undoUses} can undo. */
	changes: readonly UsageChange[];
	failed: readonly UsageFailure[];
	/** Places that this person cannot change, and files of the theme of which there can be no copy. */
	kept: readonly UsageFailure[];
}

/** Options of {@link replaceUses}. */
export interface ReplaceOptions {
	kind: UsageKind;
	id: number | string;
	/** Id of the record that replaces it; without one its content replaces it. */
	replacement?: number | string | undefined;
	/** Called after each batch. */
	onProgress?: ( changed: number, left: number ) => void;
}

interface Batch extends UsageReplacement {
	left: number;
	/** Position at which the next batch begins. */
	cursor: string;
}

function shortenTitle( failure: UsageFailure ): UsageFailure {
	return { ...failure, title: shorten( failure.title ) };
}

/** Largest number of changes in a request; the server may undo fewer, and answers how many. */
const CHANGES_PER_UNDO = 200;

/**
 * Rebuilds the index of uses until it is complete, batch by batch.
 *
 * @param options            Options.
 * @param options.isRestart  Whether to begin again, for changes of the database that bypassed WordPress.
 * @param options.signal     Stops it.
 * @param options.onProgress Called after each batch.
 * @throws The server's error.
 */
export async function rebuildUsage( {
	isRestart = false,
	signal,
	onProgress,
}: {
	isRestart?: boolean;
	signal?: AbortSignal;
	onProgress?: ( progress: UsageProgress ) => void;
} = {} ): Promise< void > {
	for ( let restart = isRestart; ! signal?.aborted; restart = false ) {
		const progress = await runServerJob< UsageProgress | null >(
			'/atelier/v1/usage/rebuild',
			{ restart }
		);
		// Any other answer would be requested again without an end.
		if ( typeof progress?.isWhole !== 'boolean' ) {
			throw explainAnswer( 200 );
		}
		onProgress?.( progress );
		if ( progress.isWhole ) {
			return;
		}
	}
}

/**
 * Replaces a record in all places that use it, batch by batch. Places that cannot be changed stay as they are. After an error it can be called
 * again, and continues with the remaining places.
 *
 * @param options Options.
 * @throws The server's error; earlier replacements stay.
 */
export async function replaceUses( {
	kind,
	id,
	replacement,
	onProgress,
}: ReplaceOptions ): Promise< UsageReplacement > {
	const changes: UsageChange[] = [];
	const failed: UsageFailure[] = [];
	const kept: UsageFailure[] = [];
	let cursor = '';
	for ( let left = 1; left > 0;  ) {
		const batch: Batch = await runServerJob< Batch >(
			'/atelier/v1/usage/replace',
			{
				kind,
				id: String( id ),
				with: replacement === undefined ? '' : String( replacement ),
				cursor,
			}
		);
		changes.push( ...batch.changes );
		failed.push( ...batch.failed.map( shortenTitle ) );
		kept.push( ...batch.kept.map( shortenTitle ) );
		( { cursor, left } = batch );
		onProgress?.( changes.length, left );
	}
	await forgetChanged( changes.length );
	return { changed: changes.length, changes, failed, kept };
}

/**
 * Undoes changes of places. A place that somebody has changed since then stays as it is.
 *
 * @param changes The changes.
 * @return Places that stay as they are, and why.
 * @throws The server's error; earlier undos stay, and another call undoes the rest.
 */
export async function undoUses(
	changes: readonly UsageChange[]
): Promise< readonly UsageFailure[] > {
	const failed: UsageFailure[] = [];
	for ( let at = 0; at < changes.length;  ) {
		const batch = await runServerJob< {
			done: number;
			failed: UsageFailure[];
		} >( '/atelier/v1/usage/undo', {
			changes: changes.slice( at, at + CHANGES_PER_UNDO ),
		} );
		failed.push( ...batch.failed );
		at += Math.max( 1, toNumber( batch.done ) );
	}
	await forgetChanged( changes.length );
	return failed;
}

/**
 * Invalidates loaded records after places were changed: the canvas may show some of them.
 *
 * @param count How many were changed.
 */
export async function forgetChanged( count: number ): Promise< void > {
	if ( count > 0 ) {
		await forgetRecords();
	}
}
