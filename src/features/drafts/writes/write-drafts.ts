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
 * Makes a draft.
 *
 * @param name    Its name.
 * @param changes Records that it changes from the beginning.
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
 * Puts states of records into a draft, all or none.
 *
 * @param id      Number of the draft.
 * @param changes The records.
 * @return Number of the draft.
 * @throws The server’s answer when it refuses; nothing is in the draft then.
 */
export async function addToDraft(
	id: number,
	changes: readonly DraftChange[]
): Promise< number > {
	await runServerJob( `${ DRAFTS_ROUTE }/${ id }/add`, { changes } );
	return id;
}

/**
 * Gives a draft another name.
 *
 * @param id   Number of the draft.
 * @param name Its name.
 * @throws The server’s answer when it refuses.
 */
export async function renameDraft( id: number, name: string ): Promise< void > {
	requireSaved( await updateRecord( DRAFTS, id, { name } ) );
}

/**
 * Discards a draft.
 *
 * @param id Number of the draft.
 * @return Brings it back.
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
 * Takes a record out of a draft.
 *
 * @param id     Number of the draft.
 * @param record Key of the record.
 * @return Puts it back.
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
 * Makes a link by which people without an account see a draft. An earlier one is good no more.
 *
 * @param id   Number of the draft.
 * @param days For how long it is good.
 * @return Its address, which the server does not keep.
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
 * Makes the link of a draft good no more.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function stopSharing( id: number ): Promise< void > {
	await run( id, 'stop-sharing' );
}

/**
 * Has a draft be published at a time, as the person who says so.
 *
 * @param id   Number of the draft.
 * @param at   Time in the time zone of the site: `2026-05-03T06:00`.
 * @param mode Whether it stops where the same was changed live meanwhile, or publishes the rest.
 * @throws The server’s answer when it refuses.
 */
export async function scheduleDraft(
	id: number,
	at: string,
	mode: 'stop' | 'skip'
): Promise< void > {
	await run( id, 'schedule', { at, mode } );
}

/**
 * Has a draft be published at no time.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function unscheduleDraft( id: number ): Promise< void > {
	await run( id, 'unschedule' );
}

/**
 * Asks those who may for the publication of a draft, or sends it back to who asked; they are told.
 *
 * @param id   Number of the draft.
 * @param job  Which of both.
 * @param note A line to them.
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
 * Takes back that one asks for the publication of a draft.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses.
 */
export async function withdrawProposal( id: number ): Promise< void > {
	await run( id, 'withdraw' );
}

/**
 * Makes all of a draft live, or nothing.
 *
 * @param id      Number of the draft.
 * @param winners Side that wins where both changed the same, by key.
 * @throws The server’s answer when it refuses; nothing was written then.
 */
export function publishDraft(
	id: number,
	winners: Readonly< Record< string, Winner > >
): Promise< Draft > {
	return run( id, 'publish', { winners } );
}

/**
 * Makes all that a draft made live what it was before, or nothing.
 *
 * @param id Number of the draft.
 * @throws The server’s answer when it refuses; nothing was written then.
 */
export function revertPublication( id: number ): Promise< Draft > {
	return run( id, 'take-back' );
}

async function run( id: number, job: string, data = {} ): Promise< Draft > {
	return readDraft(
		await runServerJob< unknown >(
			`${ DRAFTS_ROUTE }/${ id }/${ job }`,
			data
		)
	);
}
