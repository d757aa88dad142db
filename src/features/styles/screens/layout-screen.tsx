import { __ } from '@wordpress/i18n';

import { useSettingsNode } from '../config/use-settings-node';
import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { DimensionsNodePanel } from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';

const LAYOUT_PATH = [ 'layout' ] as const;
const LAYOUT_GROUPS = [ 'spacing', 'dimensions' ] as const;

/** The site's widths and spacing. */
export function LayoutScreen() {
	const node = useStyleNode( [] );
	const settings = useStyleSettings();
	const layout = useSettingsNode( LAYOUT_PATH );
	return (
		<ScreenFrame
			title={ __( 'Layout', 'atelier' ) }
			description={ __(
				'Content width, padding and the space between blocks.',
				'atelier'
			) }
		>
			<DimensionsNodePanel node={ node } settings={ settings } />
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
				layout={ layout }
			/>
		</ScreenFrame>
	);
}
