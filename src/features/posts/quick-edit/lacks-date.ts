import type { EditablePost, PostEdits } from './types';

/**
 * Returns whether posts are being scheduled of which one has no date in the future: the server would publish it at once.
 * Posts whose status and date nobody has changed are left out.
 *
 * @param posts         The posts with their pending changes.
 * @param edits         The pending changes, by the post's id.
 * @param isInTheFuture Whether a date is still to come.
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
