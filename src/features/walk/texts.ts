import { __, sprintf } from '@wordpress/i18n';

import type { Obstacle } from './rules/judge-address';
import type { SeenRecord, WalkReport } from './rules/read-report';

/**
 * Returns the sentence that explains why an address is not followed.
 *
 * @param obstacle The reason.
 */
export function explainObstacle( obstacle: Obstacle ): string {
	switch ( obstacle ) {
		case 'form':
			return __( 'Forms are not sent from the preview.', 'atelier' );
		case 'method':
			return __(
				'This link would send something, so it is not followed.',
				'atelier'
			);
		case 'unreadable':
			return __( 'This is not an address.', 'atelier' );
		case 'contact':
			return __(
				'This address opens a mail or a call, and is not followed.',
				'atelier'
			);
		case 'script':
			return __(
				'This address runs a script, which the preview does not.',
				'atelier'
			);
		case 'foreign':
			return __( 'This address leads to another site.', 'atelier' );
		case 'login':
			return __(
				'This address logs in or out, and is not followed.',
				'atelier'
			);
		case 'dashboard':
			return __( 'This address leads to the dashboard.', 'atelier' );
		case 'cart':
			return __(
				'This address changes a cart, and is not followed.',
				'atelier'
			);
		case 'nonce':
		case 'action':
			return __(
				'This address would change something, so it is not followed.',
				'atelier'
			);
		case 'download':
			return __( 'Downloads are not followed.', 'atelier' );
		case 'file':
			return __( 'This address leads to a file.', 'atelier' );
		case 'no-page':
			return __( 'This address is not a page of the site.', 'atelier' );
	}
}

/**
 * Returns the name of a page: of its record, or else of its kind.
 *
 * @param report The page's report; undefined for a page without one.
 */
export function describePage( report: WalkReport | undefined ): string {
	if ( report?.record ) {
		return describeRecord( report.record );
	}
	const title = report?.title ?? '';
	switch ( report?.kind ) {
		case undefined:
		case '':
			return __( 'A page that does not say what it shows', 'atelier' );
		case '404':
			return __( 'Page not found', 'atelier' );
		case 'search':
			/* translators: %s: words that were searched for. */
			return sprintf( __( 'Search: “%s”', 'atelier' ), title );
		case 'author':
			/* translators: %s: name of an author. */
			return sprintf( __( 'Author “%s”', 'atelier' ), title );
		case 'category':
			/* translators: %s: name of a category. */
			return sprintf( __( 'Category “%s”', 'atelier' ), title );
		case 'tag':
			/* translators: %s: name of a tag. */
			return sprintf( __( 'Tag “%s”', 'atelier' ), title );
		case 'front_page':
			return __( 'Front page', 'atelier' );
		case 'home':
			return __( 'Latest posts', 'atelier' );
		case 'date':
			return __( 'Archive of a time', 'atelier' );
		default:
			return title
				? /* translators: %s: what an archive is about. */
				  sprintf( __( 'Archive “%s”', 'atelier' ), title )
				: __( 'Archive', 'atelier' );
	}
}

/**
 * Returns the type and title of a record.
 *
 * @param record The record.
 */
function describeRecord( { label, title }: SeenRecord ): string {
	return sprintf(
		/* translators: 1: name of a type, for example "Page". 2: title. */
		__( '%1$s “%2$s”', 'atelier' ),
		label,
		title || __( '(no title)', 'atelier' )
	);
}

/**
 * Returns the note that visitors do not see a record; undefined for a record that they see.
 *
 * @param record The record.
 */
export function describeStatus( {
	status,
}: Pick< SeenRecord, 'status' > ): string | undefined {
	switch ( status ) {
		case 'publish':
		case 'inherit':
			return undefined;
		case 'private':
			return __( 'Private: visitors do not see it', 'atelier' );
		case 'future':
			return __( 'Scheduled: visitors do not see it yet', 'atelier' );
		case 'pending':
			return __( 'Pending: visitors do not see it yet', 'atelier' );
		default:
			return __( 'Draft: visitors do not see it yet', 'atelier' );
	}
}
