import { Notice } from '@wordpress/components';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { getBlockStyles } from '@/wordpress/block-style-support';
import { StateControl } from '@/wordpress/style-panels';
import type { ConfigNode } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { useSettingsNode } from '../config/use-settings-node';
import { useStyleNode } from '../config/use-style-node';
import { useStylesNavigation } from '../config/styles-navigation';
import { useStyleSettings } from '../config/use-style-settings';
import {
	DEFAULT_STATE,
	findState,
	getPseudoStates,
	getStatePath,
	getViewportStates,
} from '../rules/style-states';
import { BlockVariations } from '../block-styles/block-variations';
import { BlockPreviewFrame } from '../panels/block-preview-frame';
import { ColorPanel } from '../panels/color-panel';
import { NodeCssPanel } from '../panels/node-css-panel';
import {
	BackgroundNodePanel,
	BorderNodePanel,
	DimensionsNodePanel,
	FiltersNodePanel,
	ImageSettingsNodePanel,
	TypographyNodePanel,
} from '../panels/node-panels';
import { CurrentValues } from '../panels/current-values';
import { ResetBlock } from '../panels/reset-block';
import { PaletteSummary } from '../presets/palette-summary';
import { MissingBlock } from './missing-block';
import { ScreenFrame } from './screen-frame';
import { StateNotice } from './state-notice';

const LAYOUT_PATH = [ 'layout' ] as const;

/** Props of {@link BlockScreen}. */
export interface BlockScreenProps {
	blockName: string;
	/** One of the block's style variations; the block itself when missing. */
	variation?: string | undefined;
	/** Viewport of the address that the styles are limited to. */
	viewport?: string | undefined;
	/** State of the address that the styles are limited to. */
	state?: string | undefined;
}

/** Screen of the styles of one block, or of one of its style variations, for the whole site. */
export function BlockScreen( {
	blockName,
	variation,
	viewport: askedViewport,
	state: askedState,
}: BlockScreenProps ) {
	const blockType = useSelect(
		( select ) => select( blocksStore ).getBlockType( blockName ),
		[ blockName ]
	);
	const { goTo } = useStylesNavigation();
	const { merged } = useGlobalStyles();
	const viewportStates = getViewportStates(
		getAtPath( merged.settings, [ 'viewport' ] )
	);
	const pseudoStates = getPseudoStates( blockName );
	// An address may have a state or viewport that this block or this theme does not offer.
	const viewport = findState( viewportStates, askedViewport );
	const pseudo = findState( pseudoStates, askedState );
	const limitTo = ( nextViewport: string, nextState: string ) =>
		goTo( {
			screen: 'block',
			blockName,
			...( variation && { variation } ),
			...( nextViewport !== DEFAULT_STATE && { viewport: nextViewport } ),
			...( nextState !== DEFAULT_STATE && { state: nextState } ),
		} );
	const styles = getBlockStyles( blockName );
	const current = styles.find( ( { name } ) => name === variation );
	const ownPath: ConfigPath = [
		'blocks',
		blockName,
		...( variation ? [ 'variations', variation ] : [] ),
	];
	const statePath = getStatePath( viewport, pseudo );
	if ( ! blockType ) {
		return <MissingBlock blockName={ blockName } />;
	}
	if ( variation && ! current ) {
		return (
			<ScreenFrame title={ blockType.title }>
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This block does not have such a style variation.',
						'atelier'
					) }
				</Notice>
			</ScreenFrame>
		);
	}
	return (
		<ScreenFrame
			title={ current?.label ?? blockType.title }
			actions={
				<>
					<StateControl
						viewportStates={ viewportStates }
						pseudoStates={ pseudoStates }
						viewportValue={ viewport }
						pseudoStateValue={ pseudo }
						onChangeViewport={ ( next ) => limitTo( next, pseudo ) }
						onChangePseudoState={ ( next ) =>
							limitTo( viewport, next )
						}
					/>
					{ ! variation && (
						<ResetBlock
							blockName={ blockName }
							title={ blockType.title }
							findNext={ findTitle }
						/>
					) }
				</>
			}
		>
			<BlockPreviewFrame
				blockName={ blockName }
				variation={ variation }
				statePath={ statePath }
			/>
			<StateNotice
				states={ [ ...viewportStates, ...pseudoStates ] }
				statePath={ statePath }
			/>
			{ ! variation && <BlockVariations blockName={ blockName } /> }
			<BlockPanels
				key={ [ ...ownPath, ...statePath ].join( '.' ) }
				blockName={ blockName }
				path={ [ ...ownPath, ...statePath ] }
				isPlain={ statePath.length === 0 }
			/>
		</ScreenFrame>
	);
}

interface BlockPanelsProps {
	blockName: string;
	/** Path of the node below `styles`. */
	path: ConfigPath;
	/**
	 * Whether the styles are limited to no viewport or state: only there settings can be edited. Those of a style variation are
	 * the block's.
	 */
	isPlain: boolean;
}

function BlockPanels( { blockName, path, isPlain }: BlockPanelsProps ) {
	const { canEditCss } = useGlobalStyles();
	const node = useStyleNode( path );
	const settings = useStyleSettings( blockName );
	const layout = useSettingsNode( LAYOUT_PATH, blockName );
	return (
		<>
			<ColorPanel
				node={ node }
				settings={ settings }
				blockName={ blockName }
			/>
			{ isPlain && hasColors( settings ) && (
				<PaletteSummary blockName={ blockName } />
			) }
			<BackgroundNodePanel node={ node } settings={ settings } />
			<TypographyNodePanel node={ node } settings={ settings } />
			<DimensionsNodePanel
				node={ node }
				settings={ settings }
				blockName={ blockName }
				hasLayout={ isPlain }
			/>
			<BorderNodePanel
				node={ node }
				settings={ settings }
				blockName={ blockName }
			/>
			<FiltersNodePanel node={ node } settings={ settings } />
			{ isPlain && <ImageSettingsNodePanel blockName={ blockName } /> }
			{ canEditCss && (
				<NodeCssPanel node={ node } blockName={ blockName } />
			) }
			<CurrentValues
				node={ node }
				layout={ isPlain ? layout : undefined }
			/>
		</>
	);
}

// The title of the screen gets the focus; it also has it when the screen opens.
const findTitle = ( button: HTMLElement ) =>
	button
		.closest( '.atelier-styles-screen' )
		?.querySelector< HTMLElement >( '.atelier-styles-screen__title' );

function hasColors( settings: ConfigNode ): boolean {
	return [ 'text', 'background', 'link' ].some( ( name ) =>
		Boolean( getAtPath( settings, [ 'color', name ] ) )
	);
}
