import { lazyContent } from '@/components/lazy-part';
import type { ClientListProps } from './table/client-list-body';
import { AddressedSkeleton } from './table/addressed-skeleton';

const LazyList = lazyContent< ClientListProps< unknown > >(
	() =>
		import( './table/client-list-body' ).then(
			( module ) => module.ClientListBody
		),
	( { viewBase } ) => <AddressedSkeleton viewBase={ viewBase } />
);

/** A list whose items are all loaded, see {@link ClientListProps}. Its code loads with DataViews. */
export function ClientList< T >( props: ClientListProps< T > ) {
	// The caller defines the items: the list itself never looks into an item.
	return (
		<LazyList { ...( props as unknown as ClientListProps< unknown > ) } />
	);
}

/** Preloads the code of such a list. */
export const preloadClientList = LazyList.preload;
