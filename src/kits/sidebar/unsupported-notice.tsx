import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Says in a sidebar that the theme has nothing for its screen (specification 2.3). */
export function UnsupportedNotice() {
	return (
		<div className="atelier-sidebar-screen__notice">
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The theme you are currently using does not support this screen.',
					'atelier'
				) }
			</Notice>
		</div>
	);
}
