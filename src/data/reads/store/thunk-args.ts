import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';

import type * as actions from './actions';
import type * as selectors from './selectors';
import type { State } from './types';

/** Arguments of a thunk. They are put together from the store's parts, so that no part imports the store that imports it. */
export type StoreThunkArgs< Actions = typeof actions > = ThunkArgs<
	StoreDescriptor< ReduxStoreConfig< State, Actions, typeof selectors > >
>;
