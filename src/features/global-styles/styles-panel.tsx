import { useRef, type ReactNode } from 'react';

import { AreaBoundary } from '@/components/area-boundary';
import { useStylesNavigation } from './config/styles-navigation';
import {
	formatSection,
	getWholeScreen,
	type StylesSection,
} from './engine/styles-section';
import { BackgroundScreen } from './screens/background-screen';
import { BlockScreen } from './screens/block-screen';
import { BlocksScreen } from './screens/blocks-screen';
import { ColorsScreen } from './screens/colors-screen';
import { CssScreen } from './screens/css-screen';
import { FontSizeScreen } from './screens/font-size-screen';
import { FontSizesScreen } from './screens/font-sizes-screen';
import { LayoutScreen } from './screens/layout-screen';
import { PaletteScreen } from './screens/palette-screen';
import { RevisionsScreen } from './screens/revisions-screen';
import { RootScreen } from './screens/root-screen';
import { ShadowScreen } from './screens/shadow-screen';
import { ShadowsScreen } from './screens/shadows-screen';
import { StylesHeader } from './screens/styles-header';
import { TypographyElementScreen } from './screens/typography-element-screen';
import { TypographyScreen } from './screens/typography-screen';
import { useScreenFocus } from './screens/use-screen-focus';
import { VariationsScreen } from './screens/variations-screen';
import { useStylesCommands } from './use-styles-commands';
import './style.scss';

/** The panel of Styles: its header, and the inner screen that the address asks for. */
export function StylesPanel() {
	const { section } = useStylesNavigation();
	const key = formatSection( getWholeScreen( section ) );
	const body = useRef< HTMLDivElement >( null );
	useScreenFocus( body, key );
	useStylesCommands();
	return (
		<div className="atelier-styles">
			<StylesHeader />
			<div ref={ body } className="atelier-styles__body">
				<AreaBoundary resetKey={ key }>
					<div key={ key }>{ renderScreen( section ) }</div>
				</AreaBoundary>
			</div>
		</div>
	);
}

function renderScreen( section: StylesSection ): ReactNode {
	switch ( section.screen ) {
		case 'root':
			return <RootScreen />;
		case 'variations':
			return <VariationsScreen />;
		case 'typography':
			return <TypographyScreen />;
		case 'typography-element':
			return (
				<TypographyElementScreen
					element={ section.element }
					level={ section.level }
				/>
			);
		case 'font-sizes':
			return <FontSizesScreen />;
		case 'font-size':
			return (
				<FontSizeScreen
					origin={ section.origin }
					slug={ section.slug }
				/>
			);
		case 'colors':
			return <ColorsScreen />;
		case 'palette':
			return <PaletteScreen blockName={ section.blockName } />;
		case 'shadows':
			return <ShadowsScreen />;
		case 'shadow':
			return (
				<ShadowScreen origin={ section.origin } slug={ section.slug } />
			);
		case 'layout':
			return <LayoutScreen />;
		case 'background':
			return <BackgroundScreen />;
		case 'css':
			return <CssScreen />;
		case 'revisions':
			return <RevisionsScreen />;
		case 'blocks':
			return <BlocksScreen />;
		case 'block':
			return (
				<BlockScreen
					blockName={ section.blockName }
					variation={ section.variation }
					viewport={ section.viewport }
					state={ section.state }
				/>
			);
	}
}
