import { useRef, useState } from 'react';
import { speak } from '@wordpress/a11y';
import { useEvent } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';

import { showNotice } from '@/kits/saving/outcomes';
import { findStep } from '@/kits/tree/rules/step-row';
import type { TreeLocation, TreeStep } from '@/kits/tree/types';
import { getErrorMessage } from '@/utils/get-error-message';
import type { PostType } from '../reads/post-type';
import { describePageLocation, PAGE_MODEL } from './describe-page-location';
import type { TreeOrder } from './get-tree-order';
import { loadTree } from './load-tree';
import type { PageRow } from './page-order';
import { planMove, toListedRows } from './plan-move';
import { storeTree } from './store-tree';

/** Input of {@link useListMoves}. */
export interface ListMovesInput {
	postType: PostType;
	/** Field by which siblings in the list are sorted. */
	order: TreeOrder;
	/** Shows the list in the order of rows; undefined restores the server's order. */
	arrange: ( rows: readonly PageRow[] | undefined ) => void;
	/** Called when the rows are stored. */
	settle: () => void;
	/** Sorts the list by order, and then focuses a row. */
	sortByOrder: ( id: number ) => void;
}

/** Moves of a list's rows. */
export interface ListMoves {
	moveTo: ( id: number, location: TreeLocation ) => void;
	step: ( id: number, step: TreeStep ) => void;
	isSaving: boolean;
}

/**
 * Returns functions that move a page in a list and store that at once. Moves wait for each other: each begins from the stored result of the
 * previous one.
 *
 * @param input The list.
 */
export function useListMoves( input: ListMovesInput ): ListMoves {
	const { postType } = input;
	const queue = useRef( Promise.resolve() );
	const [ pending, setPending ] = useState( 0 );
	const move = useEvent(
		async (
			id: number,
			findLocation: (
				rows: readonly PageRow[]
			) => TreeLocation | undefined
		) => {
			const { order, arrange, settle, sortByOrder } = input;
			const pages = await loadTree( postType );
			const location = findLocation( toListedRows( pages, order ) );
			const plan = location && planMove( pages, order, id, location );
			if ( ! plan || ( ! plan.needsOrder && ! plan.changes.length ) ) {
				speak( __( 'It cannot be moved further.', 'atelier' ) );
				return;
			}
			arrange( plan.rows );
			speak( describePageLocation( plan.rows, id ), 'assertive' );
			const title = pages.find( ( page ) => page.id === id )?.title ?? '';
			const { failed } = await storeTree(
				postType.slug,
				plan.changes,
				pages,
				describeMove( title, plan.needsOrder )
			);
			if ( failed.length > 0 ) {
				arrange( undefined );
				return;
			}
			settle();
			if ( plan.needsOrder ) {
				sortByOrder( id );
			}
		}
	);
	const enqueue: typeof move = ( id, findLocation ) => {
		setPending( ( count ) => count + 1 );
		const result = queue.current
			.then( () => move( id, findLocation ) )
			.catch( ( error: unknown ) =>
				showNotice( {
					id: `page-tree/${ id }`,
					status: 'error',
					message: getErrorMessage(
						error,
						__( 'The page could not be moved.', 'atelier' )
					),
				} )
			)
			.finally( () => setPending( ( count ) => count - 1 ) );
		queue.current = result;
		return result;
	};
	return {
		moveTo: ( id, location ) => void enqueue( id, () => location ),
		step: ( id, step ) =>
			void enqueue( id, ( rows ) =>
				findStep( PAGE_MODEL, rows, id, step )
			),
		isSaving: pending > 0,
	};
}

function describeMove( title: string, isSorted: boolean ): string {
	return isSorted
		? sprintf(
				/* translators: %s: title of a page. */
				__( '“%s” moved. The list is sorted by order now.', 'atelier' ),
				title
		  )
		: /* translators: %s: title of a page. */
		  sprintf( __( '“%s” moved.', 'atelier' ), title );
}
