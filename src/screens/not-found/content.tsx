import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Says that there is no such page (specification 8.1). */
export function NotFound() {
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
