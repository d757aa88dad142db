import { useResource } from '@/data/reads/use-resource';
import { looksResource, type SavedLook } from '../reads/looks';
import { storeLook, removeLook, renameLook } from '../writes/write-looks';

/** The looks that were saved or kept, and what can be done to them. */
export interface Looks {
	looks: readonly SavedLook[];
	isLoading: boolean;
	/** Why the list could not be read; undefined while it could. */
	error: unknown;
	/** Asks for the list again. */
	retry: () => void;
	store: typeof storeLook;
	rename: typeof renameLook;
	remove: typeof removeLook;
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
		rename: renameLook,
		remove: removeLook,
	};
}
