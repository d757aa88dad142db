import { useState } from 'react';
import { _n, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes';
import { runOnItems } from '@/kits/saving/outcomes';
import { savePostEdits } from '../writes/save-post-edits';
import { toApplyReport, type ApplyReport } from './apply-report';
import type { EditablePost, PostEdits } from './types';

/** Progress of a save. */
export interface ApplyProgress {
	/** Number of posts that are done. */
	done: number;
	/** Number of posts to save. */
	total: number;
}

/** Function that saves the pending edits of posts, and its progress. */
export interface Apply {
	apply: ( targets: readonly EditablePost[] ) => Promise< void >;
	/** Undefined when nothing is being saved. */
	progress: ApplyProgress | undefined;
}

/** Input of {@link useApply}. */
export interface ApplyOptions {
	/** Name of the post type. */
	postType: string;
	/** Unsaved changes, by the post's id. */
	edits: ReadonlyMap< number, PostEdits >;
	/** Whether several posts are edited at once; then a notice with Undo is shown. */
	isBulk: boolean;
	/** Called with the report, and with undefined before a save or an undo. */
	onReport: ( report: ApplyReport | undefined ) => void;
	/** Called before posts are saved, and when all are done. */
	onSaving: ( isSaving: boolean ) => void;
}

/**
 * Returns a function that saves posts and reports the outcome of each.
 *
 * @param options The posts, and callbacks.
 */
export function useApply( {
	postType,
	edits,
	isBulk,
	onReport,
	onSaving,
}: ApplyOptions ): Apply {
	const [ progress, setProgress ] = useState< ApplyProgress >();
	const apply = async ( targets: readonly EditablePost[] ) => {
		const total = targets.length;
		setProgress( { done: 0, total } );
		onSaving( true );
		onReport( undefined );
		const outcome = await runOnItems(
			targets,
			{
				subject: 'post',
				getTitle: ( { title } ) => formatRecordTitle( title ),
				run: async ( { id } ) => {
					const undo = await savePostEdits( postType, id, {
						...edits.get( id ),
					} );
					return () => {
						// The report is outdated.
						onReport( undefined );
						return undo();
					};
				},
				...( isBulk && { done: describeUpdated } ),
				undo: { done: describeUndone },
			},
			{
				hasOwnFailures: true,
				onStep: ( done ) => setProgress( { done, total } ),
			}
		);
		onReport( toApplyReport( outcome ) );
		setProgress( undefined );
		onSaving( false );
	};
	return { apply, progress };
}

function describeUpdated( { length }: readonly EditablePost[] ): string {
	return sprintf(
		/* translators: %d: number of posts. */
		_n( '%d item updated.', '%d items updated.', length, 'atelier' ),
		length
	);
}

function describeUndone( { length }: readonly EditablePost[] ): string {
	return sprintf(
		/* translators: %d: number of posts. */
		_n(
			'Changes to %d item undone.',
			'Changes to %d items undone.',
			length,
			'atelier'
		),
		length
	);
}
