import type { ReactNode } from 'react';

import type {
	StyleScreenName,
	SectionByName,
	StylesSection,
} from '../rules/styles-section';
import { BackgroundScreen } from './background-screen';
import { BlockScreen } from './block-screen';
import { BlocksScreen } from './blocks-screen';
import { ColorsScreen } from './colors-screen';
import { CssScreen } from './css-screen';
import { FontSizeScreen } from './font-size-screen';
import { FontSizesScreen } from './font-sizes-screen';
import { LayoutScreen } from './layout-screen';
import { PaletteScreen } from './palette-screen';
import { RevisionsScreen } from './revisions-screen';
import { RootScreen } from './root-screen';
import { ShadowScreen } from './shadow-screen';
import { ShadowsScreen } from './shadows-screen';
import { SizePresetsScreen } from './size-presets-screen';
import { TypographyElementScreen } from './typography-element-screen';
import { TypographyScreen } from './typography-screen';
import { VariationsScreen } from './variations-screen';

/** Component of each inner screen. Their addresses are in `includes/styles/sections.json` and `rules/styles-section.ts`. */
const SCREENS: {
	[ Name in StyleScreenName ]: (
		section: SectionByName< Name >
	) => ReactNode;
} = {
	root: () => <RootScreen />,
	variations: () => <VariationsScreen />,
	typography: () => <TypographyScreen />,
	'typography-element': ( { element, level, viewport } ) => (
		<TypographyElementScreen
			element={ element }
			level={ level }
			viewport={ viewport }
		/>
	),
	'font-sizes': () => <FontSizesScreen />,
	'font-size': ( { origin, slug } ) => (
		<FontSizeScreen origin={ origin } slug={ slug } />
	),
	colors: () => <ColorsScreen />,
	palette: ( { blockName } ) => <PaletteScreen blockName={ blockName } />,
	shadows: () => <ShadowsScreen />,
	shadow: ( { origin, slug } ) => (
		<ShadowScreen origin={ origin } slug={ slug } />
	),
	layout: ( { viewport } ) => <LayoutScreen viewport={ viewport } />,
	'spacing-sizes': () => <SizePresetsScreen kind="spacing" />,
	'radius-sizes': () => <SizePresetsScreen kind="radius" />,
	background: () => <BackgroundScreen />,
	css: () => <CssScreen />,
	revisions: () => <RevisionsScreen />,
	blocks: () => <BlocksScreen />,
	block: ( { blockName, variation, viewport, state } ) => (
		<BlockScreen
			blockName={ blockName }
			variation={ variation }
			viewport={ viewport }
			state={ state }
		/>
	),
};

/**
 * Renders an inner screen of Styles.
 *
 * @param section The screen with its parameters.
 */
export function renderScreen( section: StylesSection ): ReactNode {
	// TypeScript does not infer that the screen of a section's name has the section's parameters.
	const render = SCREENS[ section.screen ] as (
		section: StylesSection
	) => ReactNode;
	return render( section );
}
