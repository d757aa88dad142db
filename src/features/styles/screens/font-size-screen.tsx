import { ToggleControl } from '@wordpress/components';
import { getTypographyFontSizeValue } from '@wordpress/global-styles-engine';
import { __, sprintf } from '@wordpress/i18n';

import type { Origin } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { usePreset } from '../config/use-preset';
import { useStylesNavigation } from '../config/styles-navigation';
import {
	resolveFluid,
	setCustomFluid,
	setFluid,
	setFluidBound,
} from '../rules/font-size-presets';
import type { FontSizePreset } from '../rules/preset-kinds';
import { useElementStyle } from '../panels/use-element-style';
import { PresetScreenActions } from '../presets/preset-screen-actions';
import { SizeControl } from '../presets/size-control';
import { MissingPresetNotice } from './missing-preset-notice';
import { ScreenFrame } from './screen-frame';

/** Props of {@link FontSizeScreen}. */
export interface FontSizeScreenProps {
	origin: Origin;
	slug: string;
}

/** Screen of one font size: its size, whether it is fluid, and custom bounds (specification 2.4 and 4.4). */
export function FontSizeScreen( { origin, slug }: FontSizeScreenProps ) {
	const { merged } = useGlobalStyles();
	const access = usePreset( 'fontSize', origin, slug );
	const { goTo } = useStylesNavigation();
	if ( ! access ) {
		return <MissingPresetNotice title={ __( 'Font size', 'atelier' ) } />;
	}
	const { preset, replace } = access;
	const globalFluid = getAtPath( merged.settings, [ 'typography', 'fluid' ] );
	const fluid = resolveFluid( preset, globalFluid );
	return (
		<ScreenFrame
			title={ preset.name }
			description={ __( 'Manage the font size preset.', 'atelier' ) }
			actions={
				<PresetScreenActions
					access={ access }
					kind="fontSize"
					onDeleted={ () => goTo( { screen: 'font-sizes' } ) }
					confirmDelete={ sprintf(
						/* translators: %s: name of a font size. */
						__(
							'Are you sure you want to delete “%s” font size preset?',
							'atelier'
						),
						preset.name
					) }
				/>
			}
		>
			<FontSizeSample preset={ preset } />
			<SizeControl
				label={ __( 'Size', 'atelier' ) }
				value={ preset.size }
				isDisabled={ fluid.isCustom }
				onChange={ ( size ) => replace( { ...preset, size } ) }
			/>
			<ToggleControl
				label={ __( 'Fluid typography', 'atelier' ) }
				help={ __(
					'Scale the font size dynamically to fit the screen or viewport.',
					'atelier'
				) }
				checked={ fluid.isFluid }
				onChange={ ( isFluid ) =>
					replace( setFluid( preset, isFluid ) )
				}
			/>
			{ fluid.isFluid && (
				<ToggleControl
					label={ __( 'Custom fluid values', 'atelier' ) }
					help={ __(
						'Set custom min and max values for the fluid font size.',
						'atelier'
					) }
					checked={ fluid.isCustom }
					onChange={ ( isCustom ) =>
						replace( setCustomFluid( preset, isCustom ) )
					}
				/>
			) }
			{ fluid.isCustom && (
				<>
					<SizeControl
						label={ __( 'Minimum', 'atelier' ) }
						value={ fluid.min }
						onChange={ ( value ) =>
							replace( setFluidBound( preset, 'min', value ) )
						}
					/>
					<SizeControl
						label={ __( 'Maximum', 'atelier' ) }
						value={ fluid.max }
						onChange={ ( value ) =>
							replace( setFluidBound( preset, 'max', value ) )
						}
					/>
				</>
			) }
		</ScreenFrame>
	);
}

function FontSizeSample( { preset }: { preset: FontSizePreset } ) {
	const { merged } = useGlobalStyles();
	const style = useElementStyle( [] );
	const fontSize = getTypographyFontSizeValue( preset, merged.settings );
	return (
		<div
			className="atelier-styles-sample is-large"
			style={ {
				...style,
				...( fontSize === null || fontSize === undefined
					? {}
					: { fontSize } ),
			} }
			aria-hidden="true"
		>
			Aa
		</div>
	);
}
