import { wait } from '@/schedule/wait';
import { getResource } from '../define-resource';
import { fetchResource } from '../fetch-resource';
import type * as actions from './actions';
import type { StoreThunkArgs } from './thunk-args';
import type * as thunks from './thunks';

type Actions = typeof actions & typeof thunks;

/** How often a path is requested in a row while writes invalidate its answer. */
const REQUESTS_IN_A_ROW = 3;

/** Delay of each further request after those, so that a long series of writes costs few requests. */
const OVERTAKEN_MS = 1_000;

/**
 * Requests a path of a resource. An answer that is older than a write is shown, and requested again
 * until it is newer than the last write.
 *
 * @param name Name of the resource.
 * @param path Path with its query.
 */
export const getAnswer =
	( name: string, path: string ) =>
	async ( { select, dispatch }: StoreThunkArgs< Actions > ) => {
		const key = { name, path };
		const printed = select.getReceivedAt( name, path )
			? undefined
			: getResource( name ).readPrinted?.();
		if ( printed !== undefined ) {
			const received = { data: printed, total: 0, totalPages: 0 };
			void dispatch.receiveAnswer( key, received, Date.now() );
			return;
		}
		for ( let count = 1; ; count++ ) {
			void dispatch.startRequest( key );
			try {
				const received = await fetchResource(
					getResource( name ),
					path
				);
				void dispatch.receiveAnswer( key, received, Date.now() );
			} catch ( error ) {
				void dispatch.receiveError( key, error, Date.now() );
				return;
			}
			if ( ! select.isStale( name, path ) ) {
				break;
			}
			if ( count >= REQUESTS_IN_A_ROW ) {
				await wait( OVERTAKEN_MS );
			}
		}
		void dispatch.forgetOldest();
	};

getAnswer.shouldInvalidate = (
	action: actions.Action,
	name: string,
	path: string
): boolean =>
	( action.type === 'INVALIDATE_ANSWERS' ||
		action.type === 'FORGET_ANSWERS' ) &&
	action.keys.some( ( key ) => key.name === name && key.path === path );
