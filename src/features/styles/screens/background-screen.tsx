import { __ } from '@wordpress/i18n';

import { useStyleNode } from '../config/use-style-node';
import { useSiteSettings } from '../config/use-site-settings';
import { BackgroundNodePanel } from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';

const BACKGROUND_GROUPS = [ 'background' ] as const;

/** The site's background image. */
export function BackgroundScreen() {
	const node = useStyleNode( [] );
	const settings = useSiteSettings();
	return (
		<ScreenFrame
			title={ __( 'Background', 'atelier' ) }
			description={ __(
				'Set styles for the site’s background.',
				'atelier'
			) }
		>
			<BackgroundNodePanel node={ node } settings={ settings } />
			<SectionList>
				<SectionRow to={ { screen: 'colors' } }>
					{ __( 'Color and gradient', 'atelier' ) }
				</SectionRow>
			</SectionList>
			<CurrentValues node={ node } groups={ BACKGROUND_GROUPS } />
		</ScreenFrame>
	);
}
