import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { useGlobalStyles } from '../../config/use-global-styles';
import { listDarkPresets } from '../../rules/dark/dark-values';
import { isDarkKept, writeKeptRules } from '../../rules/dark/kept-css';

/** Writes the rules of dark values into Additional CSS, where they hold without the plugin; or takes them out again. */
export function KeepSwitch() {
	const { user, base, merged, canEditCss, setUser } = useGlobalStyles();
	const isKept = isDarkKept( user );
	if (
		! canEditCss ||
		( ! isKept && listDarkPresets( merged ).length === 0 )
	) {
		return null;
	}
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Keep dark values without the plugin', 'atelier' ) }
			help={ __(
				'Writes their rules into Additional CSS and keeps them up to date there.',
				'atelier'
			) }
			checked={ isKept }
			onChange={ ( next ) =>
				setUser(
					( config ) =>
						writeKeptRules(
							config,
							mergeConfigs( base, config ),
							next
						),
					`styles.css.dark.${ Date.now() }`
				)
			}
		/>
	);
}
