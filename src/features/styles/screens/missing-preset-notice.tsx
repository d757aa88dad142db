import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ScreenFrame } from './screen-frame';

/** Notice that the preset of the address does not exist: it was deleted, or the address is of another theme. */
export function MissingPresetNotice( { title }: { title: string } ) {
	return (
		<ScreenFrame title={ title }>
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'This preset does not exist. Perhaps it was deleted.',
					'atelier'
				) }
			</Notice>
		</ScreenFrame>
	);
}
