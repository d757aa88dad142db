import { useResource } from '@/data/reads/use-resource';
import { looksResource, type SavedLook } from '../reads/looks';
import { storeLook } from './store-look';

/** The saved looks, and the function that stores one. */
export interface Looks {
	looks: readonly SavedLook[];
	isLoading: boolean;
	/** The error of the request; undefined without one. */
	error: unknown;
	/** Requests the list again. */
	retry: () => void;
	store: typeof storeLook;
}

const NO_LOOKS: readonly SavedLook[] = [];

/** Returns the looks of the current theme, and the function that stores one. */
export function useLooks(): Looks {
	const {
		data: looks = NO_LOOKS,
		isLoading,
		error,
		retry,
	} = useResource( looksResource );
	return {
		looks,
		isLoading,
		error,
		retry,
		store: storeLook,
	};
}
