import { isUnclearError } from '../requests/is-unclear-error';
import { areEqualFields, type Fields } from './compare-fields';
import { toFailedOutcome } from './explain-failure';
import { getTransport } from './get-transport';
import type { RecordKind } from './record-kinds';
import { whileWriting } from './running-writes';
import type { SaveOutcome } from './save-outcome';
import { toShownFields } from './server-change';
import type { Transport } from './transport';
import type { WriteTarget } from './write-records';
import { writeWithMerge } from './write-with-merge';

/** Outcome of {@link changeRecord}. */
export type ChangeOutcome = SaveOutcome< WriteTarget > & {
	/** The record before the change; missing if it could not be read. */
	before?: Fields;
};

type Change = ( before: Fields ) => Fields | undefined;

/**
 * Changes the server's current version of a record. If somebody else saves meanwhile, the change is applied again to their version, so that
 * there is no conflict.
 *
 * @param kind   Kind of the record.
 * @param key    Key of the record.
 * @param change Returns the fields that change; undefined if nothing has to change.
 */
export function changeRecord(
	kind: RecordKind,
	key: number | string,
	change: Change
): Promise< ChangeOutcome > {
	return whileWriting( () => makeChange( kind, key, change ) );
}

async function makeChange(
	kind: RecordKind,
	key: number | string,
	change: Change
): Promise< ChangeOutcome > {
	const record: WriteTarget = { ...kind, key };
	let transport: Transport;
	let before: Fields;
	try {
		transport = await getTransport( kind );
		before = await transport.read( key );
	} catch ( error ) {
		return toFailedOutcome( record, error );
	}
	const { read, update } = transport;
	const outcome = await writeWithMerge( {
		record,
		read: () => ( { edits: {}, base: before } ),
		write: async () => {
			const changes = change( before );
			return changes ? update( key, changes, before ) : before;
		},
		rebase: ( theirs ) => {
			before = toShownFields( theirs );
		},
		fail: async ( error ) => {
			const arrived = isUnclearError( error )
				? await findArrived( () => read( key ), change )
				: undefined;
			return arrived
				? { record, status: 'saved', saved: arrived }
				: toFailedOutcome( record, error );
		},
	} );
	return { ...outcome, before };
}

// Returns the server's record if the change has arrived there and only the answer was lost.
async function findArrived(
	read: () => Promise< Fields >,
	change: Change
): Promise< Fields | undefined > {
	try {
		const now = await read();
		const hasArrived = Object.entries( change( now ) ?? {} ).every(
			( [ name, value ] ) => areEqualFields( value, now[ name ], name )
		);
		return hasArrived ? now : undefined;
	} catch {
		return undefined;
	}
}
