import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';

/**
 * The message that the page does not exist (specification 8.1). It waits for other plugins' scripts: one of them may register the page.
 */
export const NotFound = lazyPart( async () => {
	// If the scripts fail to load, the page does not exist either.
	await loadEditorExtensions().catch( () => {} );
	return NotFoundNotice;
} );

function NotFoundNotice() {
	return (
		<div className="atelier-not-found">
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The requested page could not be found. Please check the URL.',
					'atelier'
				) }
			</Notice>
		</div>
	);
}
