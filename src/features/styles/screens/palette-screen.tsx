import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { ContrastList } from '../panels/contrast-list';
import { DarkHeader } from '../presets/dark/dark-header';
import { KeepSwitch } from '../presets/dark/keep-switch';
import { DefaultsSwitch } from '../presets/defaults-switch';
import { DuotoneList } from '../presets/duotone-list';
import { PaletteGroup } from '../presets/palette-group';
import { ScreenFrame } from './screen-frame';

/** Props of {@link PaletteScreen}. */
export interface PaletteScreenProps {
	/** Block whose palette it is; the site's when missing. */
	blockName?: string | undefined;
}

/** Edits the colours and gradients of the palette, by origin. */
export function PaletteScreen( { blockName }: PaletteScreenProps ) {
	const tabs = [
		{ name: 'color', title: __( 'Color', 'atelier' ) },
		{ name: 'gradient', title: __( 'Gradient', 'atelier' ) },
	] as const;
	return (
		<ScreenFrame
			title={ __( 'Edit palette', 'atelier' ) }
			description={ __(
				'The combination of colors used across the site and in color pickers.',
				'atelier'
			) }
		>
			<TabPanel className="atelier-styles-tabs" tabs={ [ ...tabs ] }>
				{ ( { name } ) =>
					name === 'color' ? (
						<div key="color" className="atelier-styles-stack">
							{ ! blockName && (
								<>
									<DarkHeader kind="color" />
									<ContrastList />
								</>
							) }
							{ PRESET_ORIGINS.map( ( origin ) => (
								<PaletteGroup
									key={ origin }
									kind="color"
									origin={ origin }
									blockName={ blockName }
								/>
							) ) }
							{ ! blockName && (
								<>
									<DefaultsSwitch kind="color" />
									<KeepSwitch />
								</>
							) }
						</div>
					) : (
						<div key="gradient" className="atelier-styles-stack">
							{ ! blockName && <DarkHeader kind="gradient" /> }
							{ PRESET_ORIGINS.map( ( origin ) => (
								<PaletteGroup
									key={ origin }
									kind="gradient"
									origin={ origin }
									blockName={ blockName }
								/>
							) ) }
							{ ! blockName && (
								<>
									<DefaultsSwitch kind="gradient" />
									<DuotoneList />
								</>
							) }
						</div>
					)
				}
			</TabPanel>
		</ScreenFrame>
	);
}
