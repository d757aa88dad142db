import { __ } from '@wordpress/i18n';

import { AcceptedTheirsError } from '@/data/writes/explain-conflict';
import type { Undo } from '@/data/writes/undo';
import { createProgress } from './create-progress';
import { describeFailures } from './describe-failures';
import {
	runEach,
	type DoneItem,
	type FailedItem,
	type Results,
	type Run,
} from './run-each';
import {
	showNotice,
	showRetryNotice,
	showUndoNotice,
	type NoticeAction,
	type ShowNotice,
} from './show-notice';
import { noteUnsaved } from './unsaved-notices';

/** An item of an action; its id is unique within the subject. */
export interface WorkItem {
	id: number | string;
}

/** Messages of an action or of its undo, and the order of the items. */
export interface WorkReport< Item > {
	/** Message about the items that succeeded; without one the screen itself shows the result. */
	done?: ( items: readonly Item[] ) => string | undefined;
	/** Message about the items that failed, or only the sentence for an error without a message. */
	failed?: string | ( ( failed: readonly FailedItem< Item >[] ) => string );
	/** Divides items that depend on each other into steps, which run one after the other. */
	toSteps?: ( items: readonly Item[] ) => readonly ( readonly Item[] )[];
}

/** An action on items, with its messages and its undo. */
export interface Work< Item > extends WorkReport< Item > {
	/** Kind of the items. A notice replaces an earlier one about the same items of a kind. */
	subject: string;
	/** Name of the records that it edits without saving them, for example `globalStyles`. Its notice is removed when they are saved. */
	editedRecord?: string;
	/** Title that a failure names; without it the reason says which item it was. */
	getTitle?: ( item: Item ) => string;
	/** Runs the action on one item, and returns its undo. */
	run: Run< Item >;
	/** Messages of Undo. */
	undo?: WorkReport< Item >;
	/** Returns a further button of the message, for example *Edit*. */
	getNext?: ( items: readonly Item[] ) => NoticeAction | undefined;
}

/** Options of {@link runOnItems}. */
export interface WorkOptions {
	/** Shows the notices; by default at the bottom of the window. */
	show?: ShowNotice;
	/** Whether the caller shows failures itself. Undo and Retry show theirs in any case. */
	hasOwnFailures?: boolean;
	/** Called with the number of items that have a result; without it a notice shows the progress of a long run. */
	onStep?: ( count: number ) => void;
}

/** Results by item. */
export interface WorkOutcome< Item > {
	done: readonly Item[];
	failed: readonly FailedItem< Item >[];
}

/**
 * Runs an action on items and reports the results: one notice for the successes, with Undo where all of them can be undone,
 * and one for the failures, with Retry for these alone. Never rejects.
 *
 * @param items   The items.
 * @param work    The action and its messages.
 * @param options Options.
 */
export async function runOnItems< Item extends WorkItem >(
	items: readonly Item[],
	work: Work< Item >,
	options: WorkOptions = {}
): Promise< WorkOutcome< Item > > {
	const progress = createProgress( toNoticeId( work, items ), items.length );
	const results = await runEach(
		work.toSteps?.( items ) ?? [ items ],
		work.run,
		options.onStep ?? progress.show
	);
	progress.end();
	showDone( results, work, options );
	if ( ! options.hasOwnFailures ) {
		showFailed( results, work, options );
	}
	return {
		done: results.done.map( ( { item } ) => item ),
		failed: results.failed,
	};
}

/**
 * Runs an action for a dialog, which stays open and shows a failure itself.
 *
 * @param item The item of the dialog.
 * @param work The action and its messages.
 * @throws The server's error.
 */
export async function runInForm< Item extends WorkItem >(
	item: Item,
	work: Work< Item >
): Promise< void > {
	const { failed } = await runOnItems( [ item ], work, {
		hasOwnFailures: true,
	} );
	for ( const { error } of failed ) {
		throw error;
	}
}

function showDone< Item extends WorkItem >(
	{ done }: Results< Item >,
	work: Work< Item >,
	{ show = showNotice }: WorkOptions
): void {
	const items = done.map( ( { item } ) => item );
	const message = items.length > 0 && work.done?.( items );
	if ( ! message ) {
		return;
	}
	const id = toNoticeId( work, items );
	noteUnsaved( id, work.editedRecord );
	const undos = toUndos( done );
	const next = work.getNext?.( items );
	if ( ! undos ) {
		show( { id, status: 'success', message, next } );
		return;
	}
	const undo = toUndoWork( work, undos );
	const onAction = () => void runOnItems( items, undo, { show } );
	showUndoNotice( { id, message, onAction, next }, show );
}

function showFailed< Item extends WorkItem >(
	{ failed }: Results< Item >,
	work: Work< Item >,
	{ show = showNotice }: WorkOptions
): void {
	if ( failed.length === 0 ) {
		return;
	}
	const items = failed.map( ( { item } ) => item );
	// A person who chose the other version gets no Retry.
	const isDecided = failed.every(
		( { error } ) => error instanceof AcceptedTheirsError
	);
	const id = toNoticeId( work, items );
	const message = describe( failed, work );
	if ( isDecided ) {
		show( { id, status: 'error', message } );
		return;
	}
	const onAction = () => void runOnItems( items, work, { show } );
	showRetryNotice( { id, message, onAction }, show );
}

function describe< Item >(
	failed: readonly FailedItem< Item >[],
	{ failed: message, getTitle }: Work< Item >
): string {
	return typeof message === 'function'
		? message( failed )
		: describeFailures(
				failed.map( ( { item, error } ) => ( {
					title: getTitle?.( item ),
					error,
				} ) ),
				message
		  );
}

// Returns the undo of each item; undefined unless all can be undone: an Undo of some would not name them.
function toUndos< Item >(
	done: readonly DoneItem< Item >[]
): ReadonlyMap< Item, Undo > | undefined {
	const undos = new Map(
		done.flatMap( ( { item, undo } ) =>
			undo ? [ [ item, undo ] as const ] : []
		)
	);
	return undos.size === done.length ? undos : undefined;
}

function toUndoWork< Item >(
	{ done, failed, toSteps, undo, ...work }: Work< Item >,
	undos: ReadonlyMap< Item, Undo >
): Work< Item > {
	return {
		subject: work.subject,
		...( work.editedRecord && { editedRecord: work.editedRecord } ),
		...( work.getTitle && { getTitle: work.getTitle } ),
		run: async ( item ) => undos.get( item )?.(),
		done: () => __( 'Undone.', 'atelier' ),
		...undo,
		undo: {
			...( done && { done } ),
			...( failed && { failed } ),
			...( toSteps && { toSteps } ),
		},
	};
}

function toNoticeId< Item extends WorkItem >(
	{ subject }: Work< Item >,
	items: readonly Item[]
): string {
	return `atelier-${ subject }-${ items.map( ( { id } ) => id ).join() }`;
}
