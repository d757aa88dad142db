import { useState } from 'react';

import {
	formatRecordTitle,
	postKind,
	requireSaved,
	updateRecord,
} from '@/data/records';
import { applyEdits, type ApplyReport } from '@/utils/apply-edits';
import type { EditablePost, PostEdits } from './types';

/** Saves the pending edits of posts, and says how far it is. */
export interface Apply {
	apply: ( targets: readonly EditablePost[] ) => Promise< void >;
	/** How many posts are saved so far; undefined when nothing is being saved. */
	progress: number | undefined;
}

/**
 * Saves posts one after the other, and reports what came of each.
 *
 * @param postType           Their post type.
 * @param edits              Unsaved changes, by the post's id.
 * @param callbacks
 * @param callbacks.onReport Called with what came of it, and without before it begins.
 * @param callbacks.onSaving Told before posts are saved, and when all of them are done.
 */
export function useApply(
	postType: string,
	edits: ReadonlyMap< number, PostEdits >,
	callbacks: {
		onReport: ( report: ApplyReport | undefined ) => void;
		onSaving: ( isSaving: boolean ) => void;
	}
): Apply {
	const { onReport, onSaving } = callbacks;
	const [ progress, setProgress ] = useState< number >();
	const apply = async ( targets: readonly EditablePost[] ) => {
		setProgress( 0 );
		onSaving( true );
		onReport( undefined );
		onReport(
			await applyEdits(
				targets.map( ( post ) => ( {
					id: post.id,
					title: formatRecordTitle( post.title ),
				} ) ),
				async ( { id } ) =>
					requireSaved(
						await updateRecord( postKind( postType ), id, {
							...edits.get( id ),
						} )
					),
				setProgress
			)
		);
		setProgress( undefined );
		onSaving( false );
	};
	return { apply, progress };
}
