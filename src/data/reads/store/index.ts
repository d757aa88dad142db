import { createReduxStore } from '@wordpress/data';

import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import * as thunks from './thunks';

/** The `atelier/resources` store: the server's answers to reads without core-data. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions: { ...actions, ...thunks },
	selectors,
	resolvers,
} );
