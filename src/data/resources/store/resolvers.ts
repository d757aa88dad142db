import type { ThunkArgs } from '@wordpress/data';

import { getResource } from '../define-resource';
import { fetchResource } from '../fetch-resource';
import type { Action } from './actions';
import type { store } from './index';

/** How often a path is asked for in a row while others write what it shows. */
const MAX_REQUESTS = 3;

/**
 * Asks the server for a path of a resource. An answer that a write has overtaken is shown, and asked for once more.
 *
 * @param name Name of the resource.
 * @param path Path with its query.
 */
export const getAnswer =
	( name: string, path: string ) =>
	async ( { select, dispatch }: ThunkArgs< typeof store > ) => {
		const key = { name, path };
		for ( let count = 0; count < MAX_REQUESTS; count++ ) {
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
		}
		void dispatch.forgetOldest();
	};

getAnswer.shouldInvalidate = (
	action: Action,
	name: string,
	path: string
): boolean =>
	( action.type === 'INVALIDATE_ANSWERS' ||
		action.type === 'FORGET_ANSWERS' ) &&
	action.keys.some( ( key ) => key.name === name && key.path === path );
