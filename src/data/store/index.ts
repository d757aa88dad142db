import { createReduxStore, register } from '@wordpress/data';

import { store as resourcesStore } from '../reads/store';
import { store as basesStore } from '../writes/bases-store';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type {
	CanvasContainerView,
	EditedPost,
	LoginRequest,
	PreviewedStyles,
	State,
	WelcomeGuideName,
} from './types';

/** The `atelier` store: state of the interface. Records are in core-data. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
} );

let isRegistered = false;

/** Registers the stores of Design with the default registry, once. */
export function registerStores(): void {
	if ( ! isRegistered ) {
		isRegistered = true;
		register( store );
		register( resourcesStore );
		register( basesStore );
	}
}
