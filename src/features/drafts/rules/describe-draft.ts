import { __, _n, sprintf } from '@wordpress/i18n';

import type { Draft, DraftSummary } from './types';

/**
 * Returns the state of a draft for a list of drafts.
 *
 * @param draft The draft.
 */
export function describeListedDraft( {
	isPublished,
	isUsable,
	theme,
	count,
	interruption,
}: DraftSummary ): string {
	if ( interruption?.isOpen ) {
		return __( 'Publishing was interrupted', 'atelier' );
	}
	if ( isPublished ) {
		return __( 'Published', 'atelier' );
	}
	if ( ! isUsable ) {
		return sprintf(
			/* translators: %s: name of a theme. */
			__( 'For the theme %s, which is not active', 'atelier' ),
			theme
		);
	}
	return count === 0
		? __( 'Empty', 'atelier' )
		: sprintf(
				/* translators: %d: number of records. */
				_n( '%d item', '%d items', count, 'atelier' ),
				count
		  );
}

/**
 * Returns the sentence that introduces the contents of a draft.
 *
 * @param draft The draft.
 */
export function describeDraft( {
	name,
	isPublished,
	isUsable,
	theme,
	entries,
}: Draft ): string {
	if ( isPublished ) {
		/* translators: %s: name of a draft of the design. */
		return sprintf( __( '“%s” is live.', 'atelier' ), name );
	}
	if ( ! isUsable ) {
		return sprintf(
			/* translators: %s: name of a theme. */
			__(
				'This draft belongs to the theme %s, which is not active. It is kept, and can be published when that theme is active again.',
				'atelier'
			),
			theme
		);
	}
	return entries.length === 0
		? __(
				'Nothing is in this draft yet. What you save while you work in it comes here.',
				'atelier'
		  )
		: __( 'Nothing of this is live yet.', 'atelier' );
}
