import type { EditablePost, PostEdits } from './types';

/**
 * Returns a person's change together with its consequences (specification 4.8):
 * - another status than `future` clears the date of a scheduled post if that is in the future;
 * - `private` clears the password.
 *
 * Scheduling a post that has no date changes nothing. Without a date the server would publish the post at once.
 *
 * @param post          The post with its pending changes.
 * @param edits         The change.
 * @param isInTheFuture Returns whether a date is in the future; it is in the site's time zone unless it names one.
 */
export function coupleEdits(
	post: EditablePost,
	edits: PostEdits,
	isInTheFuture: ( date: string ) => boolean
): PostEdits {
	const coupled: PostEdits = { ...edits };
	if ( edits.status === undefined ) {
		return coupled;
	}
	const isScheduled =
		post.status === 'future' && !! post.date && isInTheFuture( post.date );
	if ( isScheduled && edits.status !== 'future' && ! edits.date ) {
		coupled.date = null;
	}
	if ( edits.status === 'private' && post.password ) {
		coupled.password = '';
	}
	return coupled;
}
