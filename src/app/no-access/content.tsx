import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** The message for a person who may not use the screen. */
export function NoAccess() {
	return (
		<div className="atelier-no-access">
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'Sorry, you are not allowed to use this screen. Ask an administrator.',
					'atelier'
				) }
			</Notice>
		</div>
	);
}
