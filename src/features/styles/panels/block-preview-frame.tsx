import { BlockPreview } from '@wordpress/block-editor';
import { getBlockFromExample, store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { StyleEditorProvider } from '@/wordpress/style-panels';
import { generatePreviewStateStyles } from '@/wordpress/unstable-styles';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { useThemeFiles } from '../config/use-theme-files';
import { getPreviewStyles } from '../config/get-preview-styles';

// Specification 2.4 and 9: height of a block's preview, and its width where the block sets none.
const PREVIEW_HEIGHT = 144;
const PREVIEW_VIEWPORT_WIDTH = 500;

// Space around a block, so that its border or shadow is not cut off.
const PADDING = { css: 'body { padding: 24px; }' };

/** Props of {@link BlockPreviewFrame}. */
export interface BlockPreviewFrameProps {
	blockName: string;
	variation?: string | undefined;
	/** Viewport and state that the preview shows. */
	statePath: readonly string[];
}

/** The example of a block in the site's styles; nothing for a block without one. */
export function BlockPreviewFrame( {
	blockName,
	variation,
	statePath,
}: BlockPreviewFrameProps ) {
	const { merged, editorSettings } = useGlobalStyles();
	const files = useThemeFiles();
	const example = useSelect(
		( select ) => select( blocksStore ).getBlockType( blockName )?.example,
		[ blockName ]
	);
	const blocks = useMemo( () => {
		if ( ! example ) {
			return undefined;
		}
		const withStyle = variation
			? {
					...example,
					attributes: {
						...example.attributes,
						className: `is-style-${ variation }`,
					},
			  }
			: example;
		return getBlockFromExample( blockName, withStyle );
	}, [ blockName, example, variation ] );
	const settings = useMemo(
		() => ( {
			...editorSettings,
			styles: getPreviewStyles( merged, editorSettings, files ),
		} ),
		[ merged, editorSettings, files ]
	);
	const stateKey = statePath.join( '.' );
	const stateStyles = useMemo( () => {
		const keys = stateKey.split( '.' ).filter( Boolean );
		const path = [
			'blocks',
			blockName,
			...( variation ? [ 'variations', variation ] : [] ),
		];
		// The preview's style sheet has no rules for a variation that no block on the page has, nor for a state.
		const shown = [
			...( variation ? [ path ] : [] ),
			...( keys.length > 0 ? [ [ ...path, ...keys ] ] : [] ),
		];
		return [
			PADDING,
			...shown.map( ( each ) => ( {
				css: generatePreviewStateStyles(
					getAtPath( merged.styles, each ),
					blockName
				),
			} ) ),
		];
	}, [ merged.styles, blockName, variation, stateKey ] );
	if ( ! blocks ) {
		return null;
	}
	const viewportWidth =
		typeof example?.viewportWidth === 'number'
			? example.viewportWidth
			: PREVIEW_VIEWPORT_WIDTH;
	return (
		<ErrorBoundary fallback={ null } resetKeys={ [ blockName ] }>
			<div
				className="atelier-styles-block-preview"
				style={ { blockSize: PREVIEW_HEIGHT } }
				aria-hidden="true"
			>
				<StyleEditorProvider value={ [] } settings={ settings }>
					<BlockPreview
						blocks={ blocks }
						viewportWidth={ viewportWidth }
						minHeight={ PREVIEW_HEIGHT }
						additionalStyles={ stateStyles }
					/>
				</StyleEditorProvider>
			</div>
		</ErrorBoundary>
	);
}
