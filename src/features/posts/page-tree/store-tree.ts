import { __, _n, sprintf } from '@wordpress/i18n';

import {
	runOnItems,
	type FailedItem,
	type WorkOutcome,
} from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { movePage } from '../writes/move-page';
import { toSteps, type TreeChange, type TreePage } from './page-order';

/**
 * Saves parents and orders of pages, from the top of the new tree down. WordPress moves a page to the top level when its new parent is still
 * below it, so pages are stored after their new ancestors. The same applies to Undo.
 *
 * @param postType Name of the post type.
 * @param changes  The new parent and order of each page.
 * @param pages    All pages of the tree, as the person saw them.
 * @param message  Message of success; by default the number of pages. Without it the caller reports failures.
 * @return Result by page.
 */
export function storeTree(
	postType: string,
	changes: readonly TreeChange[],
	pages: readonly TreePage[],
	message?: string
): Promise< WorkOutcome< TreeChange > > {
	const shownPages = new Map( pages.map( ( page ) => [ page.id, page ] ) );
	return runOnItems(
		changes,
		{
			subject: 'page-tree',
			run: ( change ) =>
				movePage(
					postType,
					change,
					shownPages.get( change.id ) ?? change
				),
			done:
				message === undefined
					? describeMoved
					: ( { length } ) =>
							length === changes.length ? message : undefined,
			failed: ( failed ) => describeNotMoved( failed, pages ),
			toSteps: ( moved ) => toSteps( moved, pages ),
			undo: {
				done: () => __( 'The earlier order is back.', 'atelier' ),
				failed: ( failed ) => describeNotMoved( failed, pages ),
				toSteps: ( moved ) => toUndoSteps( moved, pages ),
			},
		},
		{ hasOwnFailures: message === undefined }
	);
}

function toUndoSteps(
	moved: readonly TreeChange[],
	pages: readonly TreePage[]
): TreeChange[][] {
	const byId = new Map( moved.map( ( change ) => [ change.id, change ] ) );
	const back = pages.filter( ( { id } ) => byId.has( id ) );
	const now = pages.map( ( page ) => byId.get( page.id ) ?? page );
	return toSteps( back, now ).map( ( step ) =>
		step.flatMap( ( { id } ) => byId.get( id ) ?? [] )
	);
}

function describeMoved( { length }: readonly TreeChange[] ): string {
	return sprintf(
		/* translators: %d: number of pages. */
		_n( '%d item moved.', '%d items moved.', length, 'atelier' ),
		length
	);
}

/**
 * Returns the message that names the pages that could not be moved.
 *
 * @param failed The pages, with the errors.
 * @param pages  All pages of the tree.
 */
export function describeNotMoved(
	failed: readonly FailedItem< TreeChange >[],
	pages: readonly TreePage[]
): string {
	const reasons = failed.map( ( { item: { id }, error } ) =>
		sprintf(
			/* translators: 1: title of a page. 2: why it could not be moved. */
			__( '“%1$s”: %2$s', 'atelier' ),
			pages.find( ( page ) => page.id === id )?.title ?? `#${ id }`,
			getErrorMessage(
				error,
				__( 'The server gave no reason.', 'atelier' )
			)
		)
	);
	return sprintf(
		/* translators: 1: number of pages. 2: titles of the pages, each with a reason. */
		_n(
			'%1$d item could not be moved. %2$s',
			'%1$d items could not be moved. %2$s',
			failed.length,
			'atelier'
		),
		failed.length,
		reasons.join( ' ' )
	);
}
