import { useResource } from '@/data/reads/use-resource';
import { looksResource, type SavedLook } from '../reads/looks';
import { storeLook } from './store-look';

/** The saved looks, and the function that stores one. */
export interface Looks {
	looks: readonly SavedLook[];
	isLoading: boolean;
	/** Why the list could not be read; undefined while it could. */
	error: unknown;
	/** Asks for the list again. */
	retry: () => void;
	store: typeof storeLook;
}

const NO_LOOKS: readonly SavedLook[] = [];

/** Reads and edits the looks of the current theme. */
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
