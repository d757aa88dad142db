import { __ } from '@wordpress/i18n';

import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { ColorPanel } from '../panels/color-panel';
import { PaletteSummary } from '../presets/palette-summary';
import { PropertyVariations } from '../variations/property-variations';
import { ScreenFrame } from './screen-frame';
import { ScreenGroup } from './screen-group';

/** The site's colours: palettes of the theme, the palette itself, and the colours of the elements. */
export function ColorsScreen() {
	const node = useStyleNode( [] );
	const settings = useStyleSettings();
	return (
		<ScreenFrame
			title={ __( 'Colors', 'atelier' ) }
			description={ __(
				'Palette colors and the application of those colors on site elements.',
				'atelier'
			) }
		>
			<PropertyVariations
				property="color"
				title={ __( 'Palettes', 'atelier' ) }
			/>
			<ScreenGroup title={ __( 'Palette', 'atelier' ) }>
				<PaletteSummary />
			</ScreenGroup>
			<ColorPanel node={ node } settings={ settings } />
		</ScreenFrame>
	);
}
