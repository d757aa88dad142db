import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import type { ConfigNode } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { toRecord } from '@/utils/is-record';
import { useGlobalStyles } from '../config/use-global-styles';
import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { useStylesNavigation } from '../config/styles-navigation';
import {
	DEFAULT_STATE,
	findState,
	getStatePath,
	getViewportStates,
} from '../rules/style-states';
import {
	HEADING_LEVELS,
	type HeadingLevel,
	type TypographyElement,
} from '../rules/styles-section';
import {
	describeElement,
	describeElementPurpose,
} from '../panels/describe-element';
import { ColorPanel } from '../panels/color-panel';
import { ElementSample } from '../panels/element-sample';
import { TypographyNodePanel } from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { KeepSwitch } from '../presets/keep-switch';
import { isRootPlaceTaken } from '../rules/viewports/root-node';
import { ScreenFrame } from './screen-frame';
import { SectionList, SectionRow } from './section-row';
import { StateNotice } from './state-notice';
import { ViewportControl } from './viewport-control';

const TYPOGRAPHY_GROUPS = [ 'typography' ] as const;
const VIEWPORT_GROUPS = [ 'typography', 'color' ] as const;

/** Props of {@link TypographyElementScreen}. */
export interface TypographyElementScreenProps {
	element: TypographyElement;
	/** One level of headings; all when missing. */
	level?: HeadingLevel | undefined;
	/** Viewport of the address that the styles are limited to. */
	viewport?: string | undefined;
}

/** The type of one element; headings together or by level (specification 2.4). In a viewport its colors, too. */
export function TypographyElementScreen( {
	element,
	level,
	viewport: askedViewport,
}: TypographyElementScreenProps ) {
	const { goTo } = useStylesNavigation();
	const { merged, base } = useGlobalStyles();
	const name = element === 'heading' ? level ?? 'heading' : element;
	const viewports =
		element === 'text' && isRootPlaceTaken( base )
			? []
			: getViewportStates( getAtPath( merged.settings, [ 'viewport' ] ) );
	const viewport = findState( viewports, askedViewport );
	const statePath = getStatePath( viewport, DEFAULT_STATE );
	const path =
		element === 'text' ? statePath : [ 'elements', name, ...statePath ];
	const limitTo = ( next: { level?: string; viewport?: string } ) => {
		const nextLevel = HEADING_LEVELS.find(
			( heading ) => heading === ( next.level ?? level )
		);
		const nextViewport = next.viewport ?? viewport;
		goTo( {
			screen: 'typography-element',
			element,
			...( nextLevel && { level: nextLevel } ),
			...( nextViewport !== DEFAULT_STATE && { viewport: nextViewport } ),
		} );
	};
	return (
		<ScreenFrame
			title={ describeElement( element ) }
			description={ describeElementPurpose( element ) }
			actions={
				viewports.length > 0 && (
					<ViewportControl
						viewports={ viewports }
						value={ viewport }
						onChange={ ( next ) => limitTo( { viewport: next } ) }
					/>
				)
			}
		>
			<ElementSample
				element={ element }
				level={ level ?? 'heading' }
				viewport={ statePath[ 0 ] }
			/>
			<StateNotice states={ viewports } statePath={ statePath } />
			{ element === 'heading' && (
				<LevelControl
					level={ level ?? 'heading' }
					onChange={ ( next ) => limitTo( { level: next } ) }
				/>
			) }
			<ElementPanels
				key={ path.join( '.' ) }
				name={ name }
				path={ path }
				isPlain={ statePath.length === 0 }
			/>
			{ statePath.length > 0 && <KeepSwitch rules="viewports" /> }
		</ScreenFrame>
	);
}

interface ElementPanelsProps {
	name: string;
	/** Path of the node below `styles`. */
	path: ConfigPath;
	/** Whether the styles are limited to no viewport: then the colors have a screen of their own. */
	isPlain: boolean;
}

function ElementPanels( { name, path, isPlain }: ElementPanelsProps ) {
	const node = useStyleNode( path );
	const settings = useStyleSettings( undefined, name );
	const ownColors = useMemo( () => pickOwnColors( settings ), [ settings ] );
	return (
		<>
			<TypographyNodePanel node={ node } settings={ settings } />
			{ isPlain ? (
				<SectionList>
					<SectionRow to={ { screen: 'colors' } }>
						{ __( 'Color', 'atelier' ) }
					</SectionRow>
				</SectionList>
			) : (
				<ColorPanel node={ node } settings={ ownColors } />
			) }
			<CurrentValues
				node={ node }
				groups={ isPlain ? TYPOGRAPHY_GROUPS : VIEWPORT_GROUPS }
			/>
		</>
	);
}

interface LevelControlProps {
	/** Level of headings, `heading` for all. */
	level: string;
	onChange: ( level: string ) => void;
}

function LevelControl( { level, onChange }: LevelControlProps ) {
	return (
		<ToggleGroupControl
			__next40pxDefaultSize
			isBlock
			hideLabelFromVision
			label={ __( 'Select heading level', 'atelier' ) }
			value={ level }
			onChange={ ( next ) => onChange( String( next ) ) }
		>
			<ToggleGroupControlOption
				value="heading"
				showTooltip
				aria-label={ __( 'All headings', 'atelier' ) }
				label={ getAllLabel() }
			/>
			{ HEADING_LEVELS.map( ( heading ) => (
				<ToggleGroupControlOption
					key={ heading }
					value={ heading }
					showTooltip
					aria-label={ sprintf(
						/* translators: %s: level of a heading, 1 to 6. */
						__( 'Heading %s', 'atelier' ),
						heading.slice( 1 )
					) }
					label={ heading.toUpperCase() }
				/>
			) ) }
		</ToggleGroupControl>
	);
}

// Returns settings without the colors of other elements, which an element cannot have.
function pickOwnColors( settings: ConfigNode ): ConfigNode {
	return {
		...settings,
		color: {
			...toRecord( settings.color ),
			link: false,
			caption: false,
			button: false,
			heading: false,
		},
	};
}

function getAllLabel(): string {
	return __( 'All', 'atelier' );
}
