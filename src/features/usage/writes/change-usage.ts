import { forgetRecords } from '@/data/writes/forget-records';
import { runServerJob } from '@/data/writes/run-server-job';
import type { UsageKind, UsageProgress } from '../reads/usage';

/** A place in which a record was not replaced. */
export interface UsageFailure {
	key: string;
	title: string;
	/** Why. */
	message: string;
}

/** Outcome of a replacement. */
export interface UsageReplacement {
	/** In how many places the record was replaced. */
	changed: number;
	failed: readonly UsageFailure[];
}

/** Options of {@link replaceUses}. */
export interface ReplaceOptions {
	kind: UsageKind;
	id: number | string;
	/** The record that takes its place; without one its content does. */
	replacement?: number | string | undefined;
	/** Called after each batch. */
	onProgress?: ( changed: number, left: number ) => void;
}

interface Batch {
	changed: number;
	left: number;
	/** Where it ended. */
	cursor: string;
	failed: UsageFailure[];
}

/**
 * Rebuilds the index of uses until it is whole, batch by batch.
 *
 * @param options            Options.
 * @param options.isRestart  Starts over, for what was written to the database past WordPress.
 * @param options.signal     Ends it.
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
		const progress = await runServerJob< UsageProgress >(
			'/atelier/v1/usage/rebuild',
			{ restart }
		);
		onProgress?.( progress );
		if ( progress.isWhole ) {
			return;
		}
	}
}

/**
 * Replaces a record in all places that use it, batch by batch. Places that refuse are left as they are. After an error it can be called
 * again: what was replaced is no place any more.
 *
 * @param options Options.
 * @throws The server's error; what was replaced until then stays so.
 */
export async function replaceUses( {
	kind,
	id,
	replacement,
	onProgress,
}: ReplaceOptions ): Promise< UsageReplacement > {
	const failed: UsageFailure[] = [];
	let changed = 0;
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
		changed += batch.changed;
		failed.push( ...batch.failed );
		( { cursor, left } = batch );
		onProgress?.( changed, left );
	}
	// The canvas may show some of these places.
	if ( changed > 0 ) {
		await forgetRecords();
	}
	return { changed, failed };
}
