import { lazyPart } from '@/components/lazy-part';
import { useHostScript } from '@/wordpress/use-host-script';

const SaveHubContent = lazyPart( () =>
	import( '@/features/save-review' ).then( ( module ) => module.SaveHub )
);

/** The bottom of the sidebar. Without core-data there are no records, so nothing can be unsaved. */
export function SaveHub() {
	const hasRecords = useHostScript( 'wp-core-data' );
	return (
		<div className="atelier-save-hub">
			{ hasRecords && <SaveHubContent /> }
		</div>
	);
}
