import { lazyPart } from '@/components/lazy-part';
import { useHasRecords } from './use-has-records';

const SaveSupportContent = lazyPart( () =>
	import( /* webpackChunkName: "records" */ '@/kits/saving' ).then(
		( module ) => module.SaveSupportContent
	)
);

/**
 * Renders the review of unsaved changes, and registers the save shortcut, on every screen. Without core-data there are no records, so
 * nothing can be unsaved.
 */
export function SaveSupport() {
	const hasRecords = useHasRecords();
	return hasRecords ? <SaveSupportContent /> : null;
}
