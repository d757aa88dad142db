import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { ContrastList } from '../panels/contrast-list';
import { DarkHeader } from '../presets/dark/dark-header';
import { KeepSwitch } from '../presets/keep-switch';
import { DefaultsSwitch } from '../presets/defaults-switch';
import { PaletteGroup } from '../presets/palette-group';
import { StraysButton } from '../presets/strays/strays-button';
import { isDarkKind, listDarkPresets } from '../rules/dark/dark-values';
import { ScreenFrame } from './screen-frame';

/** Props of {@link PaletteScreen}. */
export interface PaletteScreenProps {
	/** Block whose palette it is; the site's when missing. */
	blockName?: string | undefined;
}

/** Screen of the colours, gradients and duotones of the palette, by origin. A block has no duotones. */
export function PaletteScreen( { blockName }: PaletteScreenProps ) {
	const tabs = [
		{ name: 'color' as const, title: __( 'Color', 'atelier' ) },
		{ name: 'gradient' as const, title: __( 'Gradient', 'atelier' ) },
		...( blockName
			? []
			: [
					{
						name: 'duotone' as const,
						title: __( 'Duotone', 'atelier' ),
					},
			  ] ),
	];
	return (
		<ScreenFrame
			title={ __( 'Edit palette', 'atelier' ) }
			description={ __(
				'The combination of colors used across the site and in color pickers.',
				'atelier'
			) }
		>
			<TabPanel className="atelier-styles-tabs" tabs={ tabs }>
				{ ( { name } ) => {
					const kind = name as ( typeof tabs )[ number ][ 'name' ];
					return (
						<div key={ kind } className="atelier-styles-stack">
							{ ! blockName && isDarkKind( kind ) && (
								<DarkHeader kind={ kind } />
							) }
							<SchemeNote kind={ kind } blockName={ blockName } />
							{ kind === 'color' && ! blockName && (
								<ContrastList />
							) }
							{ PRESET_ORIGINS.map( ( origin ) => (
								<PaletteGroup
									key={ origin }
									kind={ kind }
									origin={ origin }
									blockName={ blockName }
								/>
							) ) }
							{ ! blockName && (
								<>
									<DefaultsSwitch kind={ kind } />
									{ kind === 'color' && (
										<KeepSwitch rules="dark" />
									) }
									<StraysButton kind={ kind } />
								</>
							) }
						</div>
					);
				} }
			</TabPanel>
		</ScreenFrame>
	);
}

/** Note about colors with one value for light and dark schemes. */
function SchemeNote( {
	kind,
	blockName,
}: PaletteScreenProps & { kind: string } ) {
	const { merged } = useGlobalStyles();
	const note = blockName
		? __(
				'A color of one block is the same on light and dark devices. Colors of the site can be different.',
				'atelier'
		  )
		: __(
				'A duotone is the same on light and dark devices: it changes pictures.',
				'atelier'
		  );
	const isSaid = blockName || kind === 'duotone';
	return isSaid && listDarkPresets( merged ).length > 0 ? (
		<p className="atelier-styles-screen__description">{ note }</p>
	) : null;
}
