import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { PRESET_KINDS, type PresetKind } from '../rules/preset-kinds';
import { readPresets } from '../rules/read-presets';

/** Props of {@link DefaultsSwitch}. */
export interface DefaultsSwitchProps {
	kind: PresetKind;
}

/** Toggle that shows or hides the presets of WordPress, here and in the editor. Content that uses them keeps its look. */
export function DefaultsSwitch( { kind }: DefaultsSwitchProps ) {
	const { merged, base, canEdit, setUser } = useGlobalStyles();
	const { defaultsPath } = PRESET_KINDS[ kind ];
	if ( readPresets( merged, kind, 'default' ).presets.length === 0 ) {
		return null;
	}
	const isShownIn = ( settings: typeof merged.settings ) =>
		getAtPath( settings, defaultsPath ) !== false;
	const handleChange = ( isShown: boolean ) =>
		setUser(
			( config ) => ( {
				...config,
				settings: setAtPath(
					config.settings,
					defaultsPath,
					isShown === isShownIn( base.settings ) ? undefined : isShown
				),
			} ),
			`settings.${ defaultsPath.join( '.' ) }`
		);
	return (
		<ToggleControl
			label={ __( 'Show the defaults of WordPress', 'atelier' ) }
			checked={ isShownIn( merged.settings ) }
			disabled={ ! canEdit }
			onChange={ handleChange }
		/>
	);
}
