import { __, sprintf } from '@wordpress/i18n';

import type { Deletion } from './reads/deletions';

/** Texts that name a deletion. */
export interface DeletionTexts {
	/** Title of the deleted record. */
	title: string;
	/** Accessible name of the button that restores it. */
	restore: string;
	/** Accessible name of the button that deletes it for good; it begins with the visible text, for people who use speech input. */
	remove: string;
	/** Accessible name of the button that shows the deleted content; it begins with the visible text. */
	show: string;
	/** Question of the confirmation. */
	question: string;
}

/**
 * Returns the texts that name a deletion. A record without a title is named by its type.
 *
 * @param deletion The deletion.
 */
export function formatDeletionTitle( {
	title: stored,
	label,
}: Pick< Deletion, 'title' | 'label' > ): DeletionTexts {
	const title = stored.trim() === '' ? label : stored;
	return {
		title,
		/* translators: %s: title of what was deleted. */
		restore: sprintf( __( 'Restore “%s”', 'atelier' ), title ),
		remove: sprintf(
			/* translators: %s: title of what was deleted. */
			__( 'Delete permanently: “%s”', 'atelier' ),
			title
		),
		show: sprintf(
			/* translators: %s: title of what was deleted. */
			__( 'Show what is gone: “%s”', 'atelier' ),
			title
		),
		question: sprintf(
			/* translators: %s: title of what was deleted. */
			__(
				'Are you sure you want to permanently delete “%s”? It cannot be restored then.',
				'atelier'
			),
			title
		),
	};
}
