import { ColorPalette, GradientPicker, TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getFillTabs, usePalettes } from './use-palettes';
import { useTypedColor } from './use-typed-color';

/** Props of {@link FillPicker}. */
export interface FillPickerProps {
	/** CSS colour that applies. */
	color: string | undefined;
	/** CSS gradient that applies. */
	gradient?: string | undefined;
	blockName?: string | undefined;
	/** Called with the value to store: a reference when a palette's colour was chosen. */
	onColorChange: ( value: string | undefined ) => void;
	/** Called with the value to store; without it no gradients are offered. */
	onGradientChange?: ( value: string | undefined ) => void;
}

/** Picker for a colour, or for a gradient where the value can be one. */
export function FillPicker( {
	color,
	gradient,
	blockName,
	onColorChange,
	onGradientChange,
}: FillPickerProps ) {
	const palettes = usePalettes( blockName );
	const { onChange: handleChange, ...field } = useTypedColor( onColorChange );
	const colorPicker = (
		<div { ...field }>
			<ColorPalette
				colors={ palettes.colors }
				value={ color }
				disableCustomColors={ palettes.disableCustomColors }
				enableAlpha
				headingLevel={ 4 }
				aria-label={ __( 'Color', 'atelier' ) }
				onChange={ ( next?: string, _index?: number, slug?: string ) =>
					handleChange(
						next &&
							toReference(
								'color',
								next,
								slug,
								palettes.colors.flatMap(
									( group ) => group.colors
								)
							)
					)
				}
			/>
		</div>
	);
	if (
		! onGradientChange ||
		( palettes.gradients.length === 0 && palettes.disableCustomGradients )
	) {
		return <div className="atelier-styles-picker">{ colorPicker }</div>;
	}
	return (
		<TabPanel
			className="atelier-styles-picker"
			tabs={ getFillTabs() }
			initialTabName={ gradient ? 'gradient' : 'color' }
		>
			{ ( { name } ) =>
				name === 'color' ? (
					colorPicker
				) : (
					<GradientPicker
						gradients={ palettes.gradients }
						value={ gradient ?? null }
						disableCustomGradients={
							palettes.disableCustomGradients
						}
						headingLevel={ 4 }
						aria-label={ __( 'Gradient', 'atelier' ) }
						onChange={ ( next ) =>
							onGradientChange(
								next &&
									toReference(
										'gradient',
										next,
										undefined,
										palettes.gradients.flatMap(
											( group ) => group.gradients
										)
									)
							)
						}
					/>
				)
			}
		</TabPanel>
	);
}

// A palette's entry is stored as a reference, so that the value changes with the palette.
function toReference(
	kind: 'color' | 'gradient',
	value: string,
	slug: string | undefined,
	presets: readonly { slug: string; color?: string; gradient?: string }[]
): string {
	const preset = presets.find( ( candidate ) =>
		slug ? candidate.slug === slug : candidate[ kind ] === value
	);
	return preset ? `var:preset|${ kind }|${ preset.slug }` : value;
}
