import { lazyPart } from '@/components/lazy-part';
import type { ListBodyProps } from './list-body';
import { ListSkeleton } from './list-skeleton';

/** The list itself; it comes with DataViews. */
export const ListContent = lazyPart< ListBodyProps >(
	() => import( './list-body' ).then( ( { ListBody } ) => ListBody ),
	<ListSkeleton />
);
