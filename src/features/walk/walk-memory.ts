import { NO_TRAIL, type WalkTrail } from './rules/walk-trail';

/** State of a walk that continues from screen to screen until the page is reloaded. */
export interface WalkMemory {
	/** Pages that the person has visited. */
	trail: WalkTrail;
	/** Path of the last page; undefined without a walk. */
	sitePath: string | undefined;
	/** Whether the pressed toggle is about to be replaced by another one, which gets the focus. */
	isFocusAwaited: boolean;
	/** Scroll position of each page, in pixels. */
	scrolled: Map< string, number >;
}

/** The one walk of this page. */
export const walkMemory: WalkMemory = {
	trail: NO_TRAIL,
	sitePath: undefined,
	isFocusAwaited: false,
	scrolled: new Map(),
};
