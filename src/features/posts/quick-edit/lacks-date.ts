import type { EditablePost, PostEdits } from './types';

/**
 * Returns whether one of the posts that are being scheduled has no date in the future: the server would publish it at once. Posts without
 * changes of status or date are ignored.
 *
 * @param posts         The posts with their pending changes.
 * @param edits         The pending changes, by the post's id.
 * @param isInTheFuture Returns whether a date is in the future.
 */
export function lacksDate(
	posts: readonly EditablePost[],
	edits: ReadonlyMap< number, PostEdits >,
	isInTheFuture: ( date: string ) => boolean
): boolean {
	return posts.some( ( { id, status, date } ) => {
		const change = edits.get( id );
		return (
			status === 'future' &&
			( change?.status !== undefined || change?.date !== undefined ) &&
			( ! date || ! isInTheFuture( date ) )
		);
	} );
}
