import type { Config } from '@/utils/theme-json/config';
import { areConfigsEquivalent } from './equivalent-configs';

/** State of a revision: the site's saved styles, the person's unsaved ones, or neither. */
export type RevisionState = 'saved' | 'unsaved' | 'earlier';

/** Styles with which a revision is compared. */
export interface CurrentStyles {
	/** The person's, unsaved edits included. */
	user: Config;
	/** The stored styles; undefined until they are loaded. */
	saved: Config | undefined;
}

/**
 * Returns the state of a revision; one that equals both is `saved`.
 *
 * @param revision The revision.
 * @param styles   Styles to compare it with.
 */
export function getRevisionState(
	revision: Config,
	{ user, saved }: CurrentStyles
): RevisionState {
	if ( saved && areConfigsEquivalent( revision, saved ) ) {
		return 'saved';
	}
	return areConfigsEquivalent( revision, user ) ? 'unsaved' : 'earlier';
}

/**
 * Returns whether a revision can be applied: it differs from the person's styles (specification 4.3).
 *
 * @param revision The revision.
 * @param styles   Styles to compare it with.
 */
export function canApply( revision: Config, { user }: CurrentStyles ): boolean {
	return ! areConfigsEquivalent( revision, user );
}
