import { useCallback, useMemo, useState } from 'react';
import { parse } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';

import { useGlobalStyles } from '@/features/styles/config/use-global-styles';
import { ComparedStyles } from '@/features/styles/compare/compared-styles';
import { SinglePicture } from '@/features/styles/compare/single-picture';
import { explainMissing } from '@/features/styles/compare/style-state';
import { useShownSheets } from '@/features/styles/style-book/use-shown-sheets';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { Panes, useHalf, type Half } from '@/kits/compare';
import {
	getBlockAt,
	type NestedBlock,
} from '@/utils/block-markup/find-block-path';
import { StyleEditorProvider } from '@/wordpress/style-panels';
import {
	CanvasIframe,
	CanvasStyleSheets,
	useBlockPreview,
} from '@/wordpress/unstable-block-editor';
import { useRecordComparison } from './use-record-comparison';
import type { ComparedRecord } from './compared-record';
import type { RecordState } from './use-record-states';
import './style.scss';

const NO_BLOCKS: readonly unknown[] = [];

const PAGES: readonly string[] = [ 'wp_template', 'wp_template_part' ];

/** Both states of a record as pictures: its blocks in the styles of the site. */
export function RecordComparisonPreview() {
	return (
		<ComparedStyles>
			<Pictures />
		</ComparedStyles>
	);
}

function Pictures() {
	const { leftState, rightState, view, record } = useRecordComparison();
	const isMobile = useIsMobile();
	const left = toHalf( leftState, record );
	const right = toHalf( rightState, record );
	return isMobile ? (
		<SinglePicture left={ left } right={ right } />
	) : (
		<Panes
			view={ view === 'side' ? 'side' : 'divider' }
			left={ left }
			right={ right }
		/>
	);
}

function toHalf(
	{ label, content, isGone, failure }: RecordState,
	{ postType }: ComparedRecord
): Half {
	if ( content !== undefined ) {
		return {
			label,
			content: (
				<BlocksFrame
					label={ label }
					content={ content }
					isPage={ PAGES.includes( postType ) }
				/>
			),
		};
	}
	return {
		label,
		content: (
			<div className="atelier-panes__message">
				{ isGone || failure ? explainMissing( isGone ) : <Spinner /> }
			</div>
		),
	};
}

interface BlocksFrameProps {
	label: string;
	content: string;
	/** Whether the blocks define the layout of the page, as those of templates do; others get the layout of post content. */
	isPage: boolean;
}

function BlocksFrame( { label, content, isPage }: BlocksFrameProps ) {
	const { editorSettings } = useGlobalStyles();
	const sheets = useShownSheets();
	const settings = useMemo(
		() => ( { ...editorSettings, isPreviewMode: true } ),
		[ editorSettings ]
	);
	return (
		<div className="atelier-record-half">
			<StyleEditorProvider value={ NO_BLOCKS } settings={ settings }>
				<CanvasIframe name="compared-record" title={ label }>
					<CanvasStyleSheets styles={ sheets } />
					<Blocks content={ content } isPage={ isPage } />
				</CanvasIframe>
			</StyleEditorProvider>
		</div>
	);
}

type PreviewedBlocks = Parameters< typeof useBlockPreview >[ 0 ][ 'blocks' ];

interface ShownBlock extends NestedBlock {
	clientId: string;
}

function Blocks( { content, isPage }: Omit< BlocksFrameProps, 'label' > ) {
	const blocks = useMemo(
		() => parse( content ) as unknown as readonly ShownBlock[],
		[ content ]
	);
	const [ page, setPage ] = useState< Document >();
	const mark = useCallback( ( element: HTMLElement | null ) => {
		if ( element ) {
			setPage( element.ownerDocument );
		}
	}, [] );
	const toSelector = useCallback(
		( path: string ) => {
			const block = getBlockAt( blocks, path );
			return block && `[data-block="${ block.clientId }"]`;
		},
		[ blocks ]
	);
	useHalf( page, toSelector );
	return (
		<>
			<div
				{ ...useBlockPreview( {
					blocks: blocks as unknown as PreviewedBlocks,
					props: {
						className: isPage
							? 'is-root-container is-layout-flow'
							: 'is-root-container is-layout-constrained has-global-padding',
					},
				} ) }
			/>
			<span ref={ mark } hidden />
		</>
	);
}
