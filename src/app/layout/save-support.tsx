import { lazyPart } from '@/components/lazy-part';
import { useHostScript } from '@/wordpress/use-host-script';

const SaveSupportContent = lazyPart( () =>
	import( /* webpackChunkName: "records" */ '@/features/save-review' ).then(
		( module ) => module.SaveSupportContent
	)
);

/** What saving needs on every screen. Without core-data there are no records, so nothing can be unsaved. */
export function SaveSupport() {
	const hasRecords = useHostScript( 'wp-core-data' );
	return hasRecords ? <SaveSupportContent /> : null;
}
