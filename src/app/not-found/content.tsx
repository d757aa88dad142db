import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { loadEditorExtensions } from '@/wordpress/enqueued-scripts';

/**
 * Says that there is no such page (specification 8.1), once other plugins' scripts have run: the page may be one of
 * theirs.
 */
export const NotFound = lazyPart( async () => {
	// Without the scripts there is no such page either.
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
