import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';

import type { Post } from '../list/post';
import { isTrashed } from './is-trashed';
import type { PostAction } from './post-action';

/** Action that opens the revisions of a post in the dashboard. */
export const viewRevisions: PostAction = {
	id: 'view-post-revisions',
	getLabel: () => __( 'View revisions', 'atelier' ),
	icon: backup,
	isEligible: ( post ) =>
		! isTrashed( post ) &&
		( post._links?.[ 'version-history' ]?.[ 0 ]?.count ?? 0 ) > 1 &&
		!! getRevision( post ),
	run: ( [ post ] ) =>
		// Specification 7.1: navigation to revision.php.
		window.location.assign(
			`revision.php?revision=${ post && getRevision( post ) }`
		),
};

function getRevision( post: Post ): number | undefined {
	return post._links?.[ 'predecessor-version' ]?.[ 0 ]?.id;
}
