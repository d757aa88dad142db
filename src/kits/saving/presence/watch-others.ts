import { LOGGED_OUT_CODE } from '@/data/requests/session/session-middleware';
import {
	fetchOthers,
	leaveRecord,
	type OpenRecord,
	type OtherPerson,
} from '@/data/reads/open-records';
import { afterDelay } from '@/schedule/after-delay';

/** Issue 10, point 2: who else has a record open is shown within 15 s. */
export const ASK_EVERY_MS = 10_000;

/** Input of {@link watchOthers}. */
export interface OthersWatch {
	record: OpenRecord;
	/** Whether the person edits the record themselves. */
	isEditing: boolean;
	/** Called with the others, after every answer. */
	onChange: ( others: readonly OtherPerson[] ) => void;
}

/**
 * Polls for other people who have a record open, while the page is visible. Nothing depends on the answer: errors are
 * ignored, and a record that the server does not know is not polled again until the page becomes visible again.
 *
 * @param watch The record and its callbacks.
 * @return Function that ends the watch and reports to the others that the person has closed the record.
 */
export function watchOthers( {
	record,
	isEditing,
	onChange,
}: OthersWatch ): () => void {
	let endDelay: ( () => void ) | undefined;
	let asking: Promise< void > | undefined;
	let isEnded = false;

	const ask = async () => {
		let isRefused = false;
		try {
			const others = await fetchOthers( record, isEditing );
			if ( ! isEnded ) {
				onChange( others );
			}
		} catch ( error ) {
			isRefused = isRefusal( error );
		}
		asking = undefined;
		if ( ! isEnded && ! isRefused && ! document.hidden ) {
			endDelay = afterDelay( ASK_EVERY_MS, start );
		}
	};
	const start = () => {
		endDelay?.();
		if ( ! document.hidden ) {
			asking ??= ask();
		}
	};
	const leave = () => {
		if ( isEditing ) {
			// A leave that is not reported expires by itself.
			leaveRecord( record ).catch( () => {} );
		}
	};

	start();
	document.addEventListener( 'visibilitychange', start );
	window.addEventListener( 'pagehide', leave );
	return () => {
		isEnded = true;
		endDelay?.();
		document.removeEventListener( 'visibilitychange', start );
		window.removeEventListener( 'pagehide', leave );
		// A pending request would open the record again.
		void Promise.resolve( asking ).then( leave );
	};
}

// Gone, not allowed, or logged out: other requests report these to the person.
function isRefusal( error: unknown ): boolean {
	const { data, code } = ( error ?? {} ) as {
		data?: { status?: unknown } | null;
		code?: unknown;
	};
	const status = Number( data?.status );
	return ( status >= 400 && status < 500 ) || code === LOGGED_OUT_CODE;
}
