import { createReduxStore } from '@wordpress/data';

import type { Fields } from './compare-fields';
import type { ContentToken } from './server-change';

/** The version of a record from which a person's changes began. */
export interface RecordBase {
	/** REST route of the record, for example `/wp/v2/pages/12`. */
	route: string;
	/** Token of its content; undefined if the server sent none. */
	token: ContentToken | undefined;
	fields: Fields;
}

type State = Readonly< Record< string, RecordBase > >;

const actions = {
	/** Stores the base of a record's changes and replaces an earlier one. */
	storeBase: ( id: string, base: RecordBase ) =>
		( { type: 'KEEP_BASE', id, base } ) as const,
	/** Removes the base of a record that has no unsaved changes any more. */
	forgetBase: ( id: string ) => ( { type: 'FORGET_BASE', id } ) as const,
};

type Action = ReturnType< ( typeof actions )[ keyof typeof actions ] >;

const selectors = {
	/** Returns the base of a record's changes, by the record's id (`dirtyRecordId` without a setting). */
	getBase: ( state: State, id: string ): RecordBase | undefined =>
		state[ id ],
	/** Returns the id of the record with a route, among those that have a base. */
	getIdOfRoute: ( state: State, route: string ): string | undefined =>
		Object.keys( state ).find( ( id ) => state[ id ]?.route === route ),
};

function reducer( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'KEEP_BASE':
			return { ...state, [ action.id ]: action.base };
		case 'FORGET_BASE': {
			const { [ action.id ]: _forgotten, ...rest } = state;
			return rest;
		}
		default:
			return state;
	}
}

/**
 * The store of bases: the version of each record from which its unsaved changes began. Later reads of a list, a block or a poll do not
 * replace it, so that a write is compared with the version that the person saw.
 */
export const store = createReduxStore( 'atelier/records', {
	reducer,
	actions,
	selectors,
} );
