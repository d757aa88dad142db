import { postKind, requireSaved, type Fields, type Undo } from '@/data/writes';
import { changeRecord } from '@/data/writes/change-record';
import {
	TERM_FIELDS,
	toPostEdits,
	type TermField,
} from '../quick-edit/shared-terms';
import type { EditablePost, FormPost } from '../quick-edit/types';
import type { Post } from '../reads/posts';

type TermIds = Partial< Record< TermField, readonly number[] > >;

/**
 * Adds the terms to a post that were added in a form, and removes those that were removed. The post keeps its other terms.
 *
 * @param post  The post.
 * @param form  The form before the change.
 * @param after The form after it.
 * @return Function that adds and removes the same terms the other way round.
 * @throws The server's error, or why it was not written.
 */
export async function changeTerms(
	post: Pick< Post, 'id' | 'type' >,
	form: FormPost,
	after: Pick< FormPost, TermField | 'partialTerms' >
): Promise< Undo > {
	const change = ( before: Fields ) =>
		pickChanged(
			before,
			toPostEdits( before as unknown as EditablePost, form, after )
		);
	const kind = postKind( post.type );
	const outcome = await changeRecord( kind, post.id, change );
	requireSaved( outcome );
	const before: Fields = outcome.before ?? {};
	const edits = change( before ) ?? {};
	return async () =>
		void requireSaved(
			await changeRecord( kind, post.id, ( now ) =>
				pickChanged( now, revert( readTerms( now ), before, edits ) )
			)
		);
}

function revert( now: TermIds, before: Fields, edits: TermIds ): TermIds {
	const earlier = readTerms( before );
	return Object.fromEntries(
		TERM_FIELDS.flatMap( ( field ) => {
			const mine = edits[ field ];
			const theirs = earlier[ field ] ?? [];
			return mine
				? [
						[
							field,
							[
								...new Set( [
									...( now[ field ] ?? [] ),
									...theirs.filter(
										( id ) => ! mine.includes( id )
									),
								] ),
							].filter(
								( id ) =>
									theirs.includes( id ) ||
									! mine.includes( id )
							),
						],
				  ]
				: [];
		} )
	);
}

function readTerms( fields: Fields ): TermIds {
	return fields as TermIds;
}

// Returns the fields whose terms differ; undefined if none does.
function pickChanged( before: Fields, edits: TermIds ): TermIds | undefined {
	const stored = readTerms( before );
	const changed = TERM_FIELDS.filter( ( field ) => {
		const ids = edits[ field ];
		return (
			ids &&
			( ids.length !== stored[ field ]?.length ||
				ids.some( ( id ) => ! stored[ field ]?.includes( id ) ) )
		);
	} );
	return changed.length > 0
		? Object.fromEntries(
				changed.map( ( field ) => [ field, edits[ field ] ] )
		  )
		: undefined;
}
