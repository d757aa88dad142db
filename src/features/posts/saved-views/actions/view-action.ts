import type { ItemAction } from '@/kits/actions';
import { shorten } from '@/utils/shorten';
import type { SavedView } from '../types';

/** Facts of the screen on which the actions of a saved view depend. */
export interface ViewContext {
	postType: string;
	/** Whether the view is open. */
	isCurrent: boolean;
	navigate: ( path: string ) => void;
}

/** An action for a saved view. */
export type ViewAction = ItemAction< SavedView, ViewContext >;

/**
 * Returns the title of a view to show.
 *
 * @param view The view.
 */
export function getViewTitle( { title }: SavedView ): string {
	return shorten( title );
}
