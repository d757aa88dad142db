import { __ } from '@wordpress/i18n';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { createFontSizePreset } from '../rules/font-size-presets';
import { PresetsScreen } from './presets-screen';

/** Lists the font size presets by origin. */
export function FontSizesScreen() {
	return (
		<PresetsScreen
			kind="fontSize"
			title={ __( 'Font size presets', 'atelier' ) }
			description={ __(
				'Create and edit the presets used for font sizes across the site.',
				'atelier'
			) }
			origins={ PRESET_ORIGINS }
			create={ createFontSizePreset }
			getSection={ ( origin, slug ) => ( {
				screen: 'font-size',
				origin,
				slug,
			} ) }
			getSample={ ( { size } ) => ( { value: String( size ) } ) }
			words={ {
				many: __( 'Font sizes', 'atelier' ),
				add: __( 'Add font size', 'atelier' ),
				reset: __( 'Reset font size presets', 'atelier' ),
				removeAll: __( 'Remove font size presets', 'atelier' ),
				confirmReset: __(
					'Are you sure you want to reset all font size presets to their default values?',
					'atelier'
				),
				confirmRemoveAll: __(
					'Are you sure you want to remove all custom font size presets?',
					'atelier'
				),
				empty: __( 'No font sizes yet.', 'atelier' ),
			} }
		/>
	);
}
