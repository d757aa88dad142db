import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { usePresetList } from '../config/use-preset-list';
import { useStylesNavigation } from '../config/styles-navigation';
import type { Origin } from '../engine/config';
import { PRESET_KINDS } from '../engine/preset-kinds';
import { createShadowPreset } from '../engine/shadow';
import { getAtPath } from '../engine/value-at-path';
import { PresetGroup, type PresetGroupWords } from '../presets/preset-group';
import { PresetRow } from '../presets/preset-row';
import { ScreenFrame } from './screen-frame';

const ORIGINS: readonly Origin[] = [ 'default', 'theme', 'custom' ];

/** Lists the shadows by origin: Default, Theme, Custom (specification 2.4). */
export function ShadowsScreen() {
	const { merged } = useGlobalStyles();
	const hidesDefaults =
		getAtPath( merged.settings, PRESET_KINDS.shadow.defaultsPath ) ===
		false;
	return (
		<ScreenFrame
			title={ __( 'Shadows', 'atelier' ) }
			description={ __(
				'Manage and create shadow styles for use across the site.',
				'atelier'
			) }
		>
			{ ORIGINS.filter(
				( origin ) => origin !== 'default' || ! hidesDefaults
			).map( ( origin ) => (
				<ShadowGroup key={ origin } origin={ origin } />
			) ) }
		</ScreenFrame>
	);
}

function ShadowGroup( { origin }: { origin: Origin } ) {
	const list = usePresetList( 'shadow', origin );
	const { goTo } = useStylesNavigation();
	const handleAdd = () => {
		const preset = createShadowPreset(
			list.presets.map( ( { slug } ) => slug )
		);
		list.setPresets( [ ...list.presets, preset ] );
		goTo( { screen: 'shadow', origin, slug: preset.slug } );
	};
	return (
		<PresetGroup
			origin={ origin }
			list={ list }
			words={ getWords() }
			{ ...( origin === 'custom' ? { onAdd: handleAdd } : {} ) }
			renderRow={ ( { slug, name, shadow } ) => (
				<PresetRow
					key={ slug }
					to={ { screen: 'shadow', origin, slug } }
					name={ name }
					sample={
						<span
							className="atelier-styles-shadow-sample is-small"
							style={ { boxShadow: shadow } }
						/>
					}
				/>
			) }
		/>
	);
}

function getWords(): PresetGroupWords {
	return {
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
	};
}
