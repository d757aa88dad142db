import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import { useGlobalStyles } from '../config/use-global-styles';
import {
	isKept,
	toKeptCss,
	writeKeptRules,
	type KeptRules,
} from '../rules/kept-css';

/** Props of {@link KeepSwitch}. */
export interface KeepSwitchProps {
	/** Which rules. */
	rules: KeptRules;
}

/** Toggle that copies rules which only the plugin prints into Additional CSS, so that they apply without it, or removes them. */
export function KeepSwitch( { rules }: KeepSwitchProps ) {
	const { user, base, merged, canEditCss, setUser } = useGlobalStyles();
	const checked = isKept( user, rules );
	if ( ! canEditCss || ( ! checked && toKeptCss( merged, rules ) === '' ) ) {
		return null;
	}
	const labels: Record< KeptRules, string > = {
		dark: __( 'Keep dark values without the plugin', 'atelier' ),
		viewports: __( 'Keep styles by device without the plugin', 'atelier' ),
	};
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ labels[ rules ] }
			help={ __(
				'Writes their rules into Additional CSS and keeps them up to date there.',
				'atelier'
			) }
			checked={ checked }
			onChange={ ( next ) =>
				setUser(
					( config ) =>
						writeKeptRules(
							config,
							mergeConfigs( base, config ),
							rules,
							next
						),
					`styles.css.${ rules }.${ Date.now() }`
				)
			}
		/>
	);
}
