import { __ } from '@wordpress/i18n';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { DefaultsSwitch } from '../presets/defaults-switch';
import { PaletteGroup } from '../presets/palette-group';
import { StraysButton } from '../presets/strays/strays-button';
import { ScreenFrame } from './screen-frame';

/** Props of {@link SizePresetsScreen}. */
export interface SizePresetsScreenProps {
	kind: 'spacing' | 'radius';
}

/** Screen of the spaces or radiuses that blocks can choose. */
export function SizePresetsScreen( { kind }: SizePresetsScreenProps ) {
	return (
		<ScreenFrame
			title={
				kind === 'spacing'
					? __( 'Spacing sizes', 'atelier' )
					: __( 'Radius sizes', 'atelier' )
			}
			description={
				kind === 'spacing'
					? __(
							'The sizes that padding, margin and gaps offer across the site.',
							'atelier'
					  )
					: __(
							'The sizes that rounded corners offer across the site.',
							'atelier'
					  )
			}
		>
			{ PRESET_ORIGINS.map( ( origin ) => (
				<PaletteGroup key={ origin } kind={ kind } origin={ origin } />
			) ) }
			<DefaultsSwitch kind={ kind } />
			<StraysButton kind={ kind } />
		</ScreenFrame>
	);
}
