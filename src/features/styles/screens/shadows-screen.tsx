import { __ } from '@wordpress/i18n';

import type { Origin } from '@/utils/theme-json/config';
import { createShadowPreset } from '../rules/shadow';
import { PresetsScreen } from './presets-screen';

const ORIGINS: readonly Origin[] = [ 'default', 'theme', 'custom' ];

/** Lists the shadows by origin: Default, Theme, Custom (specification 2.4). */
export function ShadowsScreen() {
	return (
		<PresetsScreen
			kind="shadow"
			title={ __( 'Shadows', 'atelier' ) }
			description={ __(
				'Manage and create shadow styles for use across the site.',
				'atelier'
			) }
			origins={ ORIGINS }
			create={ createShadowPreset }
			getSection={ ( origin, slug ) => ( {
				screen: 'shadow',
				origin,
				slug,
			} ) }
			getSample={ ( { shadow } ) => ( {
				sample: (
					<span
						className="atelier-styles-shadow-sample is-small"
						style={ { boxShadow: shadow } }
					/>
				),
			} ) }
			words={ {
				many: __( 'Shadows', 'atelier' ),
				add: __( 'Add shadow', 'atelier' ),
				reset: __( 'Reset shadows', 'atelier' ),
				removeAll: __( 'Remove all custom shadows', 'atelier' ),
				confirmReset: __(
					'Are you sure you want to reset all shadows to their default values?',
					'atelier'
				),
				confirmRemoveAll: __(
					'Are you sure you want to remove all custom shadows?',
					'atelier'
				),
				empty: __( 'No shadows yet.', 'atelier' ),
			} }
		/>
	);
}
