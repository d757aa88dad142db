import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

import { restoreListFocus } from '@/focus';
import { useRoute } from '@/router';
import type { ListView } from '../types';
import { useEarlySearch } from './use-early-search';
import { useInfiniteScroll } from './use-infinite-scroll';
import { usePreparedRows } from './use-prepared-rows';
import { useQuietScroll } from './use-quiet-scroll';

/** Selector of the items in any layout. */
const ROWS =
	'tbody .dataviews-view-table__row, .dataviews-view-list > [role="row"], .dataviews-view-grid__card';

/** Input of {@link useListContainer}. */
export interface ListContainerInput {
	view: ListView;
	isLoading: boolean;
	/** Shows one page more, with infinite scroll; `undefined` when all are shown. */
	onMore: ( () => void ) | undefined;
	/** Called with the view that a person is about to request. */
	onRequestView: ( view: ListView ) => void;
}

/**
 * Returns the ref of a list's element. It is watched for scrolling and typing, and keeps the focus when the focused row is removed.
 *
 * @param input The list.
 */
export function useListContainer( {
	view,
	isLoading,
	onMore,
	onRequestView,
}: ListContainerInput ): RefObject< HTMLDivElement > {
	const container = useRef< HTMLDivElement >( null );
	const { path } = useRoute();
	useEffect(
		() =>
			container.current
				? restoreListFocus( container.current, ROWS, path )
				: undefined,
		[ path ]
	);
	useQuietScroll( container );
	usePreparedRows( container, view.type === 'list' );
	useInfiniteScroll( {
		container,
		isEnabled: !! view.infiniteScrollEnabled && !! onMore && ! isLoading,
		onEnd: useCallback( () => {
			onMore?.();
			speak( __( 'Loading more items.', 'atelier' ) );
		}, [ onMore ] ),
	} );
	useEarlySearch(
		container,
		useCallback(
			( search: string ) => onRequestView( { ...view, search } ),
			[ onRequestView, view ]
		)
	);
	return container;
}
