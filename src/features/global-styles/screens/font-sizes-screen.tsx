import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { usePresetList } from '../config/use-preset-list';
import { useStylesNavigation } from '../config/styles-navigation';
import { PRESET_ORIGINS, type Origin } from '../engine/config';
import { createFontSizePreset } from '../engine/font-size-presets';
import { PRESET_KINDS } from '../engine/preset-kinds';
import { getAtPath } from '../engine/value-at-path';
import { PresetGroup, type PresetGroupWords } from '../presets/preset-group';
import { PresetRow } from '../presets/preset-row';
import { ScreenFrame } from './screen-frame';

/** Lists the font size presets by origin. */
export function FontSizesScreen() {
	const { merged } = useGlobalStyles();
	const hidesDefaults =
		getAtPath( merged.settings, PRESET_KINDS.fontSize.defaultsPath ) ===
		false;
	return (
		<ScreenFrame
			title={ __( 'Font size presets', 'atelier' ) }
			description={ __(
				'Create and edit the presets used for font sizes across the site.',
				'atelier'
			) }
		>
			{ PRESET_ORIGINS.filter(
				( origin ) => origin !== 'default' || ! hidesDefaults
			).map( ( origin ) => (
				<FontSizeGroup key={ origin } origin={ origin } />
			) ) }
		</ScreenFrame>
	);
}

function FontSizeGroup( { origin }: { origin: Origin } ) {
	const list = usePresetList( 'fontSize', origin );
	const { goTo } = useStylesNavigation();
	const handleAdd = () => {
		const preset = createFontSizePreset(
			list.presets.map( ( { slug } ) => slug )
		);
		list.setPresets( [ ...list.presets, preset ] );
		goTo( { screen: 'font-size', origin, slug: preset.slug } );
	};
	return (
		<PresetGroup
			origin={ origin }
			list={ list }
			words={ getWords() }
			{ ...( origin === 'custom' ? { onAdd: handleAdd } : {} ) }
			renderRow={ ( { slug, name, size } ) => (
				<PresetRow
					key={ slug }
					to={ { screen: 'font-size', origin, slug } }
					name={ name }
					value={ String( size ) }
				/>
			) }
		/>
	);
}

function getWords(): PresetGroupWords {
	return {
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
	};
}
