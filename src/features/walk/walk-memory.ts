import { NO_TRAIL, type WalkTrail } from './rules/walk-trail';

/** State of a walk that goes on from one screen to the next, as long as the page is open. */
export interface WalkMemory {
	/** Where the person has been. */
	trail: WalkTrail;
	/** The last place; undefined while nobody walks. */
	place: string | undefined;
	/** Whether a toggle was pressed whose place another one takes, and with it the focus. */
	isFocusAwaited: boolean;
	/** How far each place was scrolled. */
	scrolled: Map< string, number >;
}

/** The one walk of this page. */
export const walkMemory: WalkMemory = {
	trail: NO_TRAIL,
	place: undefined,
	isFocusAwaited: false,
	scrolled: new Map(),
};
