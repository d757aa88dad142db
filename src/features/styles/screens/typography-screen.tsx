import { __, _n, sprintf } from '@wordpress/i18n';

import { PRESET_ORIGINS } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import { readPresets } from '../rules/read-presets';
import { TYPOGRAPHY_ELEMENTS } from '../rules/styles-section';
import { describeElement } from '../panels/describe-element';
import { ElementSample } from '../panels/element-sample';
import { FontList } from '../panels/font-list';
import { PropertyVariations } from '../variations/property-variations';
import { ScreenFrame } from './screen-frame';
import { ScreenGroup } from './screen-group';
import { SectionList, SectionRow } from './section-row';

/** The site's type: typesets of the theme, fonts, elements and font sizes. */
export function TypographyScreen() {
	const { merged } = useGlobalStyles();
	const count = PRESET_ORIGINS.reduce(
		( sum, origin ) =>
			sum + readPresets( merged, 'fontSize', origin ).presets.length,
		0
	);
	return (
		<ScreenFrame
			title={ __( 'Typography', 'atelier' ) }
			description={ __(
				'Available fonts, typographic styles, and the application of those styles.',
				'atelier'
			) }
		>
			<PropertyVariations
				property="typography"
				title={ __( 'Typesets', 'atelier' ) }
			/>
			<FontList />
			<ScreenGroup title={ __( 'Elements', 'atelier' ) }>
				<SectionList>
					{ TYPOGRAPHY_ELEMENTS.map( ( element ) => (
						<SectionRow
							key={ element }
							to={ { screen: 'typography-element', element } }
							sample={
								<ElementSample element={ element } isSmall />
							}
						>
							{ describeElement( element ) }
						</SectionRow>
					) ) }
				</SectionList>
			</ScreenGroup>
			<ScreenGroup title={ __( 'Font Sizes', 'atelier' ) }>
				<SectionList>
					<SectionRow
						to={ { screen: 'font-sizes' } }
						suffix={
							<span className="atelier-styles-row__count">
								{ sprintf(
									/* translators: %d: number of font sizes. */
									_n(
										'%d size',
										'%d sizes',
										count,
										'atelier'
									),
									count
								) }
							</span>
						}
					>
						{ __( 'Font size presets', 'atelier' ) }
					</SectionRow>
				</SectionList>
			</ScreenGroup>
		</ScreenFrame>
	);
}
