import { useMemo } from 'react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { StyleEditorProvider } from '@/wordpress/style-panels';
import {
	CanvasIframe,
	CanvasStyleSheets,
	useBlockPreview,
} from '@/wordpress/unstable-block-editor';
import { store } from '@/data/store';
import { useGlobalStyles } from '../config/use-global-styles';
import { CanvasContainer, type CanvasCoverProps } from './canvas-cover';
import { useShownSheets } from './use-shown-sheets';

const NO_BLOCKS: readonly unknown[] = [];

/** The record that is being edited in the styles of the selected revision; nothing in it can be edited (specification 2.3). */
export function StyleRevisions( props: CanvasCoverProps ) {
	// Read here, because the provider of the frame has no blocks of the record.
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	return (
		<CanvasContainer
			{ ...props }
			label={ __( 'Style Revisions', 'atelier' ) }
			loadingLabel={ __( 'Loading the revisions', 'atelier' ) }
		>
			<RevisionFrame blocks={ blocks } />
		</CanvasContainer>
	);
}

type PreviewedBlocks = Parameters< typeof useBlockPreview >[ 0 ][ 'blocks' ];

function RevisionFrame( { blocks }: { blocks: PreviewedBlocks } ) {
	const { editorSettings } = useGlobalStyles();
	const sheets = useShownSheets();
	const settings = useMemo(
		() => ( { ...editorSettings, isPreviewMode: true } ),
		[ editorSettings ]
	);
	return (
		<StyleEditorProvider value={ NO_BLOCKS } settings={ settings }>
			<CanvasIframe
				name="revisions"
				title={ __( 'Revisions', 'atelier' ) }
			>
				<CanvasStyleSheets styles={ sheets } />
				<RevisedBlocks blocks={ blocks } />
			</CanvasIframe>
		</StyleEditorProvider>
	);
}

function RevisedBlocks( { blocks }: { blocks: PreviewedBlocks } ) {
	const postType = useSelect(
		( select ) => select( store ).getEditedPost()?.postType,
		[]
	);
	// The content of a page or post has the layout that its template sets; templates contain their layout.
	const className = postType?.startsWith( 'wp_' )
		? 'is-root-container is-layout-flow'
		: 'is-root-container is-layout-constrained has-global-padding';
	return <div { ...useBlockPreview( { blocks, props: { className } } ) } />;
}
