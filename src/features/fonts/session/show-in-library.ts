import { showNotice, type OutcomeNotice } from '@/kits/saving/outcomes';
import type { FontNotice } from '../install/describe-report';

type Notify = ( notice: FontNotice ) => void;

/** Open libraries, the last opened one last. */
const libraries: Notify[] = [];

/**
 * Registers the function that shows notices in an open library.
 *
 * @param notify Shows a notice in that library.
 * @return Function that unregisters it.
 */
export function registerLibrary( notify: Notify ): () => void {
	libraries.push( notify );
	return () => void libraries.splice( libraries.indexOf( notify ), 1 );
}

/**
 * Shows an outcome in the open library, which covers the page's notices, or, without one, at the bottom of the window.
 *
 * @param outcome The outcome.
 */
export function showInLibrary( outcome: OutcomeNotice ): void {
	const notify = libraries.at( -1 );
	if ( notify ) {
		notify( {
			type: outcome.status,
			message: outcome.message,
			details: [],
			outcome,
		} );
	} else {
		showNotice( outcome );
	}
}
