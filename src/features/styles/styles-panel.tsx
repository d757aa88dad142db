import { useRef, useState } from 'react';
import { useMergeRefs } from '@wordpress/compose';

import { AreaBoundary } from '@/components/area-boundary';
import { lazyPart } from '@/components/lazy-part';
import { useRestoredFocus, useScreenFocus } from '@/focus';
import { BlockFilterContext, NO_BLOCK_FILTER } from './config/block-filter';
import type { TouchedElementsProps } from './inspect/touched-elements';
import { useFocusedControl } from './inspect/use-focused-control';
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

const TouchedElements = lazyPart< TouchedElementsProps >( () =>
	import(
		/* webpackChunkName: "inspect" */ './inspect/touched-elements'
	).then( ( module ) => module.TouchedElements )
);

/** The panel of Styles: its header, and the inner screen of the address. */
export function StylesPanel() {
	const { section } = useStylesNavigation();
	const key = formatSection( getWholeScreen( section ) );
	const panel = useRef< HTMLDivElement >( null );
	const body = useRef< HTMLDivElement >( null );
	useScreenFocus( panel, body, key, TITLES );
	const panelRef = useMergeRefs( [ panel, useRestoredFocus() ] );
	useStylesCommands();
	const control = useFocusedControl( body );
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
			{ control !== undefined && <TouchedElements control={ control } /> }
		</div>
	);
}
