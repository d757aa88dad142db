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

/** Loaded after the rows of the list, which are more important. */
const WAIT_MS = 1000;

/** Props of {@link ArrangedRows}. */
export interface ArrangedRowsProps extends Omit< ArrangedPosts, 'posts' > {
	postType: PostType | undefined;
	/** The posts that the list shows. */
	posts: readonly Post[];
	/** How many there are. */
	total: number;
	listView: ListViewState;
	/** Whether the server has answered to this very view. */
	hasAnswered: boolean;
}

/** *Quick add* of a list that shows a tree, and handles for its rows, which come after them. */
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
	// The list that is sorted in another way has other rows.
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
	// Nothing is known of the next page until it has loaded: opened rows stay open.
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
						// Without pagination every added row can be scrolled to.
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
