import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { BlockContextProvider } from '@wordpress/block-editor';
import { EntityProvider, store as coreStore } from '@wordpress/core-data';
import { RegistryProvider, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import {
	CanvasIframe,
	CanvasStyleSheets,
} from '@/wordpress/unstable-block-editor';
import {
	BlockList,
	getPrivateSettings,
	ShownBlocks,
	type ParsedBlock,
} from '@/wordpress/view-canvas';
import type { CanvasRecord } from '../types';
import { getBlockContext } from './block-context';
import { createViewRegistry } from './create-view-registry';
import { NeedsEditor } from './needs-editor';
import { RecordBlocks } from './record-blocks';
import { getVisitorStyles } from './get-visitor-styles';
import { hasGaps } from './has-gaps';
import { PostsPerPageContext } from './show-as-printed';
import type { ViewStyles } from './view-styles';

/** Props of {@link ViewedRecord}. */
export interface ViewedRecordProps extends CanvasRecord {
	/** Type of the record's template, or of the record if it is a template. */
	templateType: string;
	templateId: number | string;
	/** Settings of the editor from the server. */
	settings: Readonly< Record< string, unknown > >;
	/** Whether the frame covers that of the host's editor. */
	isCover: boolean;
	/** Functions that provide the site's styles; always the same object. */
	viewStyles: ViewStyles;
}

type Sheets = ReadonlyArray< Record< string, unknown > >;

const NO_SHEETS: Sheets = [];
const NO_BLOCKS: readonly ParsedBlock[] = [];

// Some blocks change themselves; in a view canvas that is no edit of the record.
const ignore = () => {};

function RecordView( {
	postType,
	postId,
	templateType: type,
	templateId: id,
	settings,
	isCover,
	viewStyles: { freeze, useStyles },
}: ViewedRecordProps ) {
	const page = useRegistry();
	const registry = useMemo(
		() =>
			createViewRegistry(
				page,
				{ postType, postId, templateId: id },
				freeze
			),
		[ page, postType, postId, id, freeze ]
	);
	const styles = useStyles( registry, settings );
	const { slug, isUnreadable } = useTemplateState( type, id, postType );
	const [ blocks, setBlocks ] = useState< readonly ParsedBlock[] >();
	const context = useMemo(
		() => getBlockContext( { postType, postId, slug } ),
		[ postType, postId, slug ]
	);
	const { settings: sheeted, config } = styles;
	const shown = useMemo(
		() => ( {
			...sheeted,
			isPreviewMode: true,
			...( config &&
				getPrivateSettings( {
					styles: config.styles,
					links: config._links,
					postType,
				} ) ),
		} ),
		[ sheeted, config, postType ]
	);
	const visitorStyles = useMemo(
		() =>
			getVisitorStyles( {
				hasRecord: type !== postType,
				hasGaps: hasGaps( settings ),
			} ),
		[ type, postType, settings ]
	);

	return (
		<RegistryProvider value={ registry }>
			<EntityProvider
				kind="postType"
				type={ postType }
				id={ postId as number }
			>
				<BlockContextProvider value={ context }>
					<ShownBlocks
						value={ blocks ?? NO_BLOCKS }
						onInput={ ignore }
						onChange={ ignore }
						settings={ shown }
						useSubRegistry={ false }
					>
						<ViewFrame
							isCover={ isCover }
							sheets={ ( sheeted.styles as Sheets ) ?? NO_SHEETS }
							visitorStyles={ visitorStyles }
						>
							{ config && blocks && (
								<PostsPerPageContext.Provider
									value={ readPostsPerPage( settings ) }
								>
									<BlockList
										className="wp-site-blocks"
										renderAppender={ false }
									/>
								</PostsPerPageContext.Provider>
							) }
						</ViewFrame>
					</ShownBlocks>
				</BlockContextProvider>
			</EntityProvider>
			<RecordBlocks type={ type } id={ id } onChange={ setBlocks } />
			{ ( styles.needEditor || isUnreadable ) && <NeedsEditor /> }
		</RegistryProvider>
	);
}

interface ViewFrameProps {
	isCover: boolean;
	sheets: Sheets;
	/** Style sheet that hides the blocks which visitors do not get. */
	visitorStyles: string;
	children: ReactNode;
}

function ViewFrame( {
	isCover,
	sheets,
	visitorStyles,
	children,
}: ViewFrameProps ) {
	const setInert = useCallback( ( element: HTMLElement | null ) => {
		// React 18 does not know the attribute.
		element?.setAttribute( 'inert', '' );
	}, [] );
	return (
		<div ref={ setInert } className="atelier-canvas__view">
			<CanvasIframe
				// While it covers the editor there are two frames: that of the editor has the host's name.
				name={ isCover ? 'view-canvas' : 'editor-canvas' }
				title={ __( 'Preview', 'atelier' ) }
			>
				<CanvasStyleSheets styles={ sheets } />
				<style>{ visitorStyles }</style>
				{ children }
			</CanvasIframe>
		</div>
	);
}

function useTemplateState(
	type: string,
	id: number | string,
	postType: string
): { slug: string | undefined; isUnreadable: boolean } {
	return useSelect(
		( select ) => {
			const core = select( coreStore );
			const args = [ 'postType', type, id ] as const;
			const record = core.getEntityRecord( ...args ) as
				| { slug?: string }
				| undefined;
			return {
				slug: type === postType ? record?.slug : undefined,
				isUnreadable:
					! record &&
					core.hasFinishedResolution( 'getEntityRecord', [
						...args,
					] ),
			};
		},
		[ type, id, postType ]
	);
}

/**
 * The blocks of a record in its template, in a frame of their own. The frame does not wait for the block types: it loads its
 * styles meanwhile, and is not rendered again each time a request begins or ends.
 */
export const ViewedRecord = memo( RecordView );

type Settings = ViewedRecordProps[ 'settings' ];

// The default of WordPress is 10.
function readPostsPerPage( { postsPerPage }: Settings ): number {
	return Number( postsPerPage ) || 10;
}
