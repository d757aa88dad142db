import { __ } from '@wordpress/i18n';

import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { useSettingsNode } from '../config/use-settings-node';
import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { useStylesNavigation } from '../config/styles-navigation';
import { DimensionsNodePanel } from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { KeepSwitch } from '../presets/keep-switch';
import {
	DEFAULT_STATE,
	findState,
	getStatePath,
	getViewportStates,
} from '../rules/style-states';
import { isRootPlaceTaken } from '../rules/viewports/root-node';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';
import { StateNotice } from './state-notice';
import { ViewportControl } from './viewport-control';

const LAYOUT_PATH = [ 'layout' ] as const;
const LAYOUT_GROUPS = [ 'spacing', 'dimensions' ] as const;

/** Props of {@link LayoutScreen}. */
export interface LayoutScreenProps {
	/** Viewport of the address that the styles are limited to. */
	viewport?: string | undefined;
}

/** The site's widths and spacing. */
export function LayoutScreen( { viewport: askedViewport }: LayoutScreenProps ) {
	const { goTo } = useStylesNavigation();
	const { merged, base } = useGlobalStyles();
	const viewports = isRootPlaceTaken( base )
		? []
		: getViewportStates( getAtPath( merged.settings, [ 'viewport' ] ) );
	const viewport = findState( viewports, askedViewport );
	const path = getStatePath( viewport, DEFAULT_STATE );
	const isPlain = path.length === 0;
	const node = useStyleNode( path );
	const settings = useStyleSettings();
	const layout = useSettingsNode( LAYOUT_PATH );
	return (
		<ScreenFrame
			title={ __( 'Layout', 'atelier' ) }
			description={ __(
				'Content width, padding and the space between blocks.',
				'atelier'
			) }
			actions={
				viewports.length > 0 && (
					<ViewportControl
						viewports={ viewports }
						value={ viewport }
						onChange={ ( next ) =>
							goTo( {
								screen: 'layout',
								...( next !== DEFAULT_STATE && {
									viewport: next,
								} ),
							} )
						}
					/>
				)
			}
		>
			<StateNotice states={ viewports } statePath={ path } />
			<DimensionsNodePanel
				key={ viewport }
				node={ node }
				settings={ settings }
				hasLayout={ isPlain }
			/>
			{ ! isPlain && <KeepSwitch rules="viewports" /> }
			<SectionList>
				<SectionRow to={ { screen: 'spacing-sizes' } }>
					{ __( 'Spacing sizes', 'atelier' ) }
				</SectionRow>
				<SectionRow to={ { screen: 'radius-sizes' } }>
					{ __( 'Radius sizes', 'atelier' ) }
				</SectionRow>
			</SectionList>
			<CurrentValues
				node={ node }
				groups={ LAYOUT_GROUPS }
				layout={ isPlain ? layout : undefined }
			/>
		</ScreenFrame>
	);
}
