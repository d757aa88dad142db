import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	updateRecord,
	type RecordKind,
} from '@/data/writes';
import { runServerJob } from '@/data/writes/run-server-job';
import { toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { DRAFTS_ROUTE, readDraft } from '../reads/drafts';
import type { Draft, DraftChange, Winner } from '../rules/types';

/** Drafts of the design. */
const DRAFTS: RecordKind = {
	kind: 'atelier',
	name: 'draft',
	path: DRAFTS_ROUTE,
};

/**
 * Creates a draft.
 *
 * @param name    Its name.
 * @param changes Its first changes.
 * @return Its number.
 * @throws The server’s answer when it refuses; there is no draft then.
 */
export async function createDesignDraft(
	name: string,
	changes: readonly DraftChange[] = []
): Promise< number > {
	return toNumber(
		requireSaved( await createRecord( DRAFTS, { name, changes } ) ).id
	);
}

/**
 * Adds changes to a draft, all or none.
 *
 * @param id      Number of the draft.
 * @param changes The changes.
 * @return Number of the draft.
 * @throws The server’s answer when it refuses; the draft is unchanged then.
 */
export async function addToDraft(
	id: number,
	changes: readonly DraftChange[]
): Promise< number > {
	await runServerJob( `${ DRAFTS_ROUTE }/${ id }/add`, { changes } );
	return id;
}

/**
 * Renames a draft.
 *
 * @param id   Number of the draft.
 * @param name Its name.
 * @throws The server’s answer when it refuses.
 */
export async function renameDraft( id: number, name: string ): Promise< void > {
	requireSaved( await updateRecord( DRAFTS, id, { name } ) );
}

/**
 * Restores an earlier revision of a draft.
 *
 * @param id       Number of the draft.
 * @param revision Number of the revision.
 * @throws The server’s answer when it refuses.
 */
export async function restoreDraftRevision(
	id: number,
	revision: number
): Promise< void > {
	await runServerJob(
		`${ DRAFTS_ROUTE }/${ id }/revisions/${ revision }/restore`,
		{}
	);
}

/**
 * Discards a draft.
 *
 * @param id Number of the draft.
 * @return Function that restores it.
 * @throws The server’s answer when it refuses.
 */
export async function discardDraft(
	id: number
): Promise< () => Promise< void > > {
	requireDeleted( await deleteRecord( DRAFTS, id ) );
	return async () => {
		await run( id, 'restore' );
	};
}

/**
 * Removes a record from a draft.
 *
 * @param id     Number of the draft.
 * @param record Key of the record.
 * @return Function that adds it again.
 * @throws The server’s answer when it refuses.
 */
export async function removeEntry(
	id: number,
	record: string
): Promise< () => Promise< void > > {
	await run( id, 'take-out', { record } );
	return async () => {
		await run( id, 'put-back', { record } );
	};
}

/**
 * Creates a link by which people without an account see a draft. It replaces an earlier link.
 *
 * @param id   Number of the draft.
 * @param days Days after which it expires.
 * @return Its address, which the server does not store.
 * @throws The server’s answer when it refuses.
 */
export async function shareDraft(
	id: number,
	days: number
): Promise< string > {
	const answer = await runServerJob< unknown >(
		`${ DRAFTS_ROUTE }/${ id }/share`,
		{ days }
	);
	return toText( toRecord( answer ).url );
}

/**
 * Revokes the link to a draft.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function stopSharing( id: number ): Promise< void > {
	await run( id, 'stop-sharing' );
}

/**
 * Schedules the publication of a draft, with the rights of the current person.
 *
 * @param id      Number of the draft.
 * @param at      Time in the time zone of the site: `2026-05-03T06:00`.
 * @param mode    Whether a collision with a live change stops the publication, or is skipped.
 * @param winners Side that wins a collision that exists already, by key of the record.
 * @param token   Token of the draft that the user saw.
 * @throws The server’s answer when it refuses.
 */
export async function scheduleDraft(
	id: number,
	at: string,
	mode: 'stop' | 'skip',
	winners: Readonly< Record< string, Winner > >,
	token: string
): Promise< void > {
	await run( id, 'schedule', { at, mode, winners, token } );
}

/**
 * Cancels the scheduled publication of a draft.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function unscheduleDraft( id: number ): Promise< void > {
	await run( id, 'unschedule' );
}

/**
 * Asks for the publication of a draft, or sends the draft back to the person who asked. The server notifies those concerned.
 *
 * @param id   Number of the draft.
 * @param job  The request.
 * @param note Note to the people concerned.
 * @throws The server’s answer when it refuses.
 */
export async function sendProposal(
	id: number,
	job: 'ask' | 'send-back',
	note: string
): Promise< void > {
	await run( id, job, { note } );
}

/**
 * Withdraws the person’s request for the publication of a draft.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function withdrawProposal( id: number ): Promise< void > {
	await run( id, 'withdraw' );
}

/**
 * Publishes all changes of a draft, or none.
 *
 * @param id      Number of the draft.
 * @param winners Side that wins a collision, by key of the record.
 * @param token   Token of the draft that the user saw.
 * @throws The server’s answer when it refuses; nothing was written then.
 */
export function publishDraft(
	id: number,
	winners: Readonly< Record< string, Winner > >,
	token: string
): Promise< Draft > {
	return run( id, 'publish', { winners, token } );
}

/**
 * Reverts all changes that the publication of a draft made, or none.
 *
 * @param id      Number of the draft.
 * @param winners Side that wins a collision with a later change, by key of the record: `draft` for the state before the publication.
 * @throws The server’s answer when it refuses; nothing was written then.
 */
export function revertPublication(
	id: number,
	winners: Readonly< Record< string, Winner > >
): Promise< Draft > {
	return run( id, 'take-back', { winners } );
}

/**
 * Restores the design from before a publication that was interrupted, except for records with newer changes.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function undoInterruptedPublication(
	id: number
): Promise< void > {
	await run( id, 'undo-interrupted' );
}

async function run( id: number, job: string, data = {} ): Promise< Draft > {
	return readDraft(
		await runServerJob< unknown >(
			`${ DRAFTS_ROUTE }/${ id }/${ job }`,
			data
		)
	);
}
