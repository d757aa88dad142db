import { useRef, useState } from 'react';
import { useMergeRefs } from '@wordpress/compose';

import { AreaBoundary } from '@/components/area-boundary';
import { useRestoredFocus, useScreenFocus } from '@/focus';
import { BlockFilterContext, NO_BLOCK_FILTER } from './config/block-filter';
import { useStylesNavigation } from './config/styles-navigation';
import { formatSection, getWholeScreen } from './rules/styles-section';
import { renderScreen } from './screens/screen-table';
import { StylesHeader } from './screens/styles-header';
import { StylesOthersNotice } from './styles-others-notice';
import { useStylesCommands } from './use-styles-commands';
import './style.scss';

const TITLES = [
	'.atelier-styles-screen__title',
	'.atelier-styles__title',
] as const;

/** The panel of Styles: its header, and the inner screen that the address asks for. */
export function StylesPanel() {
	const { section } = useStylesNavigation();
	const key = formatSection( getWholeScreen( section ) );
	const panel = useRef< HTMLDivElement >( null );
	const body = useRef< HTMLDivElement >( null );
	useScreenFocus( panel, body, key, TITLES );
	const panelRef = useMergeRefs( [ panel, useRestoredFocus() ] );
	useStylesCommands();
	const blockFilter = useState( NO_BLOCK_FILTER );
	return (
		<div ref={ panelRef } className="atelier-styles">
			<StylesHeader />
			<StylesOthersNotice />
			<div ref={ body } className="atelier-styles__body">
				<AreaBoundary resetKey={ key }>
					<BlockFilterContext.Provider value={ blockFilter }>
						<div key={ key }>{ renderScreen( section ) }</div>
					</BlockFilterContext.Provider>
				</AreaBoundary>
			</div>
		</div>
	);
}
