import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';

import type * as actions from './actions';
import type * as selectors from './selectors';
import type { State } from './types';

/** Arguments of a thunk. The type is built from the store's parts: importing the store, which imports its thunks, would be circular. */
export type StoreThunkArgs< Actions = typeof actions > = ThunkArgs<
	StoreDescriptor< ReduxStoreConfig< State, Actions, typeof selectors > >
>;
