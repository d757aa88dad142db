import { useState } from 'react';

import {
	formatRecordTitle,
	postKind,
	requireSaved,
	updateRecord,
} from '@/data/writes';
import { runForEach, type ApplyReport } from '@/utils/run-for-each';
import type { EditablePost, PostEdits } from './types';

/** How far saving is. */
export interface ApplyProgress {
	/** How many posts are done. */
	done: number;
	/** How many are being saved. */
	total: number;
}

/** Saves the pending edits of posts, and says how far it is. */
export interface Apply {
	apply: ( targets: readonly EditablePost[] ) => Promise< void >;
	/** Undefined when nothing is being saved. */
	progress: ApplyProgress | undefined;
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
	const [ progress, setProgress ] = useState< ApplyProgress >();
	const apply = async ( targets: readonly EditablePost[] ) => {
		const total = targets.length;
		setProgress( { done: 0, total } );
		onSaving( true );
		onReport( undefined );
		onReport(
			await runForEach(
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
				( done ) => setProgress( { done, total } )
			)
		);
		setProgress( undefined );
		onSaving( false );
	};
	return { apply, progress };
}
