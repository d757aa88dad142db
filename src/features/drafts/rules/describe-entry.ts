import { __, sprintf } from '@wordpress/i18n';

import type { DraftEntry } from './types';

/**
 * Returns the name of an entry: its title, with its kind where the title alone does not say it.
 *
 * @param entry The entry.
 */
export function nameEntry( {
	kind,
	title,
}: Pick< DraftEntry, 'kind' | 'title' > ): string {
	switch ( kind ) {
		case 'wp_template':
			/* translators: %s: title of a template. */
			return sprintf( __( 'Template “%s”', 'atelier' ), title );
		case 'wp_template_part':
			/* translators: %s: title of a template part. */
			return sprintf( __( 'Part “%s”', 'atelier' ), title );
		case 'wp_block':
			/* translators: %s: title of a pattern. */
			return sprintf( __( 'Pattern “%s”', 'atelier' ), title );
		case 'wp_navigation':
			/* translators: %s: title of a menu. */
			return sprintf( __( 'Menu “%s”', 'atelier' ), title );
		case 'active':
			return sprintf(
				/* translators: %s: what a template is for, for example "Single Posts". */
				__( 'Active template for “%s”', 'atelier' ),
				title
			);
		default:
			return title;
	}
}

/**
 * Says whether publishing creates, deletes or resets a record; undefined where it only changes it.
 *
 * @param entry       The entry.
 * @param isPublished Whether the draft is published.
 */
export function describeFate(
	{ removal, isNew }: Pick< DraftEntry, 'removal' | 'isNew' >,
	isPublished = false
): string | undefined {
	switch ( removal ) {
		case 'delete':
			return isPublished
				? __( 'Deleted', 'atelier' )
				: __( 'Is deleted', 'atelier' );
		case 'reset':
			return isPublished
				? __( 'Reset to the theme’s', 'atelier' )
				: __( 'Is reset to the theme’s', 'atelier' );
		default:
			return isNew ? __( 'New', 'atelier' ) : undefined;
	}
}

/**
 * Returns the reason that prevents the publication of an entry, or the decision that it needs; undefined without any.
 *
 * @param entry The entry.
 */
export function explainState( {
	state,
	reason,
	removal,
}: Pick< DraftEntry, 'state' | 'reason' | 'removal' > ): string | undefined {
	switch ( state ) {
		case 'equal':
			return removal === ''
				? __( 'It is live already.', 'atelier' )
				: __( 'It is not there any more.', 'atelier' );
		case 'collides':
			return __(
				'The published design has changed here since this draft began.',
				'atelier'
			);
		case 'gone':
			return __(
				'It was deleted live. Restore it there, or take it out.',
				'atelier'
			);
		case 'refused':
			return reason;
		default:
			return undefined;
	}
}

/**
 * Returns the same for an entry that undoes a publication.
 *
 * @param entry The entry.
 */
export function explainUndoState( {
	state,
	reason,
}: Pick< DraftEntry, 'state' | 'reason' > ): string | undefined {
	switch ( state ) {
		case 'equal':
			return __( 'This change was already undone.', 'atelier' );
		case 'collides':
			return __(
				'The published design has changed here since this draft was published.',
				'atelier'
			);
		case 'gone':
			return __(
				'This was deleted since the draft was published. It is not restored.',
				'atelier'
			);
		case 'refused':
			return reason;
		default:
			return undefined;
	}
}
