import { useRoute } from '@/router';
import type { ViewBase } from '../view/use-addressed-view';
import { getAddressedLayout } from '../view/get-route-layout';
import { ListSkeleton } from './list-skeleton';

/** Props of {@link AddressedSkeleton}. */
export interface AddressedSkeletonProps {
	/** Base of the list's view. */
	viewBase: Pick< ViewBase, 'name' | 'base' | 'layout' >;
}

/** Placeholder of a list in the layout that the list has at the current address. */
export function AddressedSkeleton( { viewBase }: AddressedSkeletonProps ) {
	const { query } = useRoute();
	return <ListSkeleton layout={ getAddressedLayout( viewBase, query ) } />;
}
