import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from './boot-payload';

/** Changes that no draft of the design can contain, each with the reason that is shown where it is edited. */
const REASONS = {
	/** Anything else. */
	any: () => __( 'Not in a draft: this would be live at once.', 'atelier' ),
	content: () =>
		__(
			'Not in a draft: pages and posts are the same in every design.',
			'atelier'
		),
	fonts: () =>
		__(
			'Not in a draft: files of fonts are there for the whole site.',
			'atelier'
		),
	places: () =>
		__(
			'Not in a draft: this changes all places at once, also those of pages and posts.',
			'atelier'
		),
	history: () =>
		__( 'Not in a draft: the history is of the live design.', 'atelier' ),
} as const satisfies Readonly< Record< string, () => string > >;

/** A change that no draft of the design can contain. */
export type LiveOnly = keyof typeof REASONS;

/**
 * Returns why a change cannot be made in the current draft; undefined in the live design.
 *
 * @param what The change.
 */
export function explainLiveOnly( what: LiveOnly ): string | undefined {
	return getBootPayload().draft ? REASONS[ what ]() : undefined;
}

/**
 * Returns the label of an action with a short note in drafts, for places that are too small for a reason.
 *
 * @param label Label of the action.
 */
export function nameLiveOnly( label: string ): string {
	return getBootPayload().draft
		? /* translators: %s: name of an action. */
		  sprintf( __( '%s (only in the live design)', 'atelier' ), label )
		: label;
}

/**
 * Returns the props of a menu item that is disabled in a draft, with the reason; no props in the live design.
 *
 * @param what The change of the menu item; undefined for one that a draft can contain.
 */
export function refuseLiveOnly( what: LiveOnly | undefined ): {
	disabled?: boolean;
	info?: string;
} {
	const info = what && explainLiveOnly( what );
	return info === undefined ? {} : { disabled: true, info };
}
