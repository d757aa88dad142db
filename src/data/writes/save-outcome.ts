import type { Fields } from './compare-fields';
import type { DirtyRecord, RecordRef } from './dirty-record';
import type { MergedChanges } from './merge-changes';
import type { ServerChange } from './server-change';

/** A record was written. */
export interface SavedOutcome< Ref extends RecordRef = DirtyRecord > {
	record: Ref;
	status: 'saved';
	/** The record in the server's answer; missing if that was not read. */
	saved?: Fields;
	/** Fields, or paths in them, that somebody else changed meanwhile; the saved record has their values. */
	mergedFields?: readonly string[];
	/** Name of the person who changed those, if known. */
	mergedFrom?: string;
	/** Whether it was the same person, in another tab. */
	isMergedFromSelf?: boolean;
}

/** A record was not written. The person's changes remain unsaved. */
export interface FailedOutcome< Ref extends RecordRef = DirtyRecord > {
	record: Ref;
	status: 'failed';
	/** Reason, as a sentence to show. */
	reason: string;
	/** Error that was thrown; REST errors have `code` and `message`. */
	error?: unknown;
}

/** A record was not written, because somebody else had changed the same fields meanwhile. */
export interface ConflictOutcome< Ref extends RecordRef = DirtyRecord > {
	record: Ref;
	status: 'conflict';
	/** Names of the fields, or paths in them, that both changed. */
	fields: readonly string[];
	/** Both versions of those fields that are merged by block. */
	contents?: NonNullable< MergedChanges[ 'contents' ] >;
	/** The other person's saved change. */
	change: ServerChange;
	/** Whether the person chose the other version. */
	isGivenUp?: boolean;
}

/** Outcome of one record that was saved, created, changed or deleted. */
export type SaveOutcome< Ref extends RecordRef = DirtyRecord > =
	| SavedOutcome< Ref >
	| FailedOutcome< Ref >
	| ConflictOutcome< Ref >;
