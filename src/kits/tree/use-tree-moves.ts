import { speak } from '@wordpress/a11y';

import { findStep, stepRow } from './rules/step-row';
import type { TreeLocation, TreeModel, TreeStep } from './types';

/** Announcements of moves for screen readers. */
export interface TreeSpeech< Tree > {
	/** Describes the location of a row. */
	describeLocation: ( tree: Tree, id: number ) => string;
	/** Announced when a step is not possible. */
	refusal: string;
	politeness?: 'polite' | 'assertive';
}

/** Input of the moves of a tree. */
export interface TreeMovesInput< Tree > {
	model: TreeModel< Tree >;
	tree: Tree;
	speech: TreeSpeech< Tree >;
	onChange: ( change: ( tree: Tree ) => Tree ) => void;
	/** Called with the new tree when a row has moved. */
	onMoved?: ( tree: Tree, id: number ) => void;
	/** Gives the focus to a row; a step moves its row in the document, which loses the focus. */
	focusRow: ( id: number ) => void;
}

/** Moves of a tree's rows. */
export interface TreeMoves {
	/** Moves a row to a location, where it was dropped, and gives it the focus. */
	moveTo: ( id: number, location: TreeLocation ) => void;
	/** Moves a row by one step, and gives it the focus. */
	step: ( id: number, step: TreeStep ) => void;
}

/**
 * Returns functions that move the rows of a tree and announce the new location.
 *
 * @param input The tree and its callbacks.
 */
export function useTreeMoves< Tree >( {
	model,
	tree,
	speech: { describeLocation, refusal, politeness },
	onChange,
	onMoved,
	focusRow,
}: TreeMovesInput< Tree > ): TreeMoves {
	const change = ( id: number, toNext: ( before: Tree ) => Tree ) => {
		const next = toNext( tree );
		onChange( toNext );
		speak( describeLocation( next, id ), politeness );
		onMoved?.( next, id );
	};
	return {
		moveTo: ( id, location ) => {
			change( id, ( before ) => model.move( before, id, location ) );
			// The drag handle takes no focus; the keyboard continues at the row.
			focusRow( id );
		},
		step: ( id, step ) => {
			if ( ! findStep( model, tree, id, step ) ) {
				speak( refusal, politeness );
				return;
			}
			change( id, ( before ) => stepRow( model, before, id, step ) );
			focusRow( id );
		},
	};
}
