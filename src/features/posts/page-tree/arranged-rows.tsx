import { useEffect, useState } from 'react';

import { lazyPart } from '@/components/lazy-part';
import { createRightResource } from '@/data/reads/create-right';
import { useResource } from '@/data/reads/use-resource';
import type { ListViewState } from '@/kits/list';
import { DEFAULT_PER_PAGE } from '@/kits/list/view/select-items';
import { useNavigate } from '@/router';
import { whenIdle } from '@/schedule/when-idle';
import type { Post } from '../list/post';
import { collectionPath, type PostType } from '../reads/post-type';
import { getTreeOrder } from './get-tree-order';
import type { ListTreeProps } from './list-tree';
import { QuickAdd } from './quick-add';
import type { ArrangedPosts } from './use-arranged-posts';

const ListTree = lazyPart< ListTreeProps >( () =>
	import( './list-tree' ).then( ( module ) => module.ListTree )
);

/** Longest wait for an idle browser before the handles are loaded, as the rows of the list are more important. */
const WAIT_MS = 1000;

/** Props of {@link ArrangedRows}. */
export interface ArrangedRowsProps extends Omit< ArrangedPosts, 'posts' > {
	postType: PostType | undefined;
	/** The posts that the list shows. */
	posts: readonly Post[];
	/** Number of all listed posts. */
	total: number;
	listView: ListViewState;
	/** Whether the server has answered for this view. */
	hasAnswered: boolean;
}

/** *Quick add* of a list that shows a tree, and handles for its rows, which are loaded later. */
export function ArrangedRows( {
	postType,
	posts,
	total,
	listView: { view },
	hasAnswered,
	arrange,
	settle,
}: ArrangedRowsProps ) {
	const { updateQuery } = useNavigate();
	// After a move the list may be sorted by order, with other rows.
	const [ movedId, setMovedId ] = useState< number >();
	const [ addedId, setAddedId ] = useState< number >();
	const [ isReady, setIsReady ] = useState( false );
	const { data: canCreate = false } = useResource(
		createRightResource,
		postType && collectionPath( postType )
	);
	useEffect( () => {
		let isCurrent = true;
		if ( hasAnswered ) {
			void whenIdle( WAIT_MS ).then(
				() => isCurrent && setIsReady( true )
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ hasAnswered ] );
	// The total of the next page is unknown until it has loaded; meanwhile the last one is used.
	const [ knownTotal, setKnownTotal ] = useState( total );
	if ( hasAnswered && knownTotal !== total ) {
		setKnownTotal( total );
	}
	const order = getTreeOrder( {
		view,
		total: knownTotal,
		hasTree:
			!! postType?.hierarchical &&
			!! postType.supports[ 'page-attributes' ],
	} );
	const findRowToFocus = () =>
		order === 'menu_order' && movedId !== undefined
			? movedId
			: posts.find( ( { id } ) => id === addedId )?.id;
	return postType && order ? (
		<>
			{ canCreate && (
				<QuickAdd
					postType={ postType }
					list={ {
						order,
						perPage: view.perPage ?? DEFAULT_PER_PAGE,
						// Without pages every added row can be reached by scrolling.
						page: view.infiniteScrollEnabled
							? undefined
							: view.page ?? 1,
					} }
					onShow={ ( id, page ) => {
						setAddedId( id );
						updateQuery( { paged: String( page ) } );
					} }
				/>
			) }
			{ isReady && (
				<ListTree
					{ ...{ postType, posts, total, order } }
					{ ...{ arrange, settle } }
					movedId={ hasAnswered ? findRowToFocus() : undefined }
					onFocused={ () => {
						setMovedId( undefined );
						setAddedId( undefined );
					} }
					sortByOrder={ ( id ) => {
						setMovedId( id );
						updateQuery( { sort: 'menu_order:asc', levels: '1' } );
					} }
				/>
			) }
		</>
	) : null;
}
