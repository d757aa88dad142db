import { useCallback, useMemo, useState } from 'react';
import { parse } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { useServerSettings } from '@/data/store/use-server-settings';
import { GlobalStylesProvider } from '@/features/styles/config/provider';
import { useGlobalStyles } from '@/features/styles/config/use-global-styles';
import { useShownSheets } from '@/features/styles/style-book/use-shown-sheets';
import { Panes, useHalf, type Half } from '@/kits/compare';
import { StyleEditorProvider } from '@/wordpress/style-panels';
import {
	CanvasIframe,
	CanvasStyleSheets,
	useBlockPreview,
} from '@/wordpress/unstable-block-editor';
import { useRecordComparison } from './use-record-comparison';
import type { RecordState } from './use-record-states';
import './style.scss';

const NO_BLOCKS: readonly unknown[] = [];

/** Both states of a record as pictures: its blocks in the styles of the site. */
export function RecordComparisonPreview() {
	const { settings, error, retry } = useServerSettings();
	const loader = (
		<AreaLoader label={ __( 'Loading the pictures', 'atelier' ) } />
	);
	if ( error ) {
		return <AreaError error={ error } onRetry={ retry } />;
	}
	return settings ? (
		<GlobalStylesProvider
			editorSettings={ settings }
			fallback={ loader }
			renderError={ ( problem, onRetry ) => (
				<AreaError error={ problem } onRetry={ onRetry } />
			) }
		>
			<Pictures />
		</GlobalStylesProvider>
	) : (
		loader
	);
}

function Pictures() {
	const { leftState, rightState, view } = useRecordComparison();
	return (
		<Panes
			view={ view === 'side' ? 'side' : 'divider' }
			left={ toHalf( leftState ) }
			right={ toHalf( rightState ) }
		/>
	);
}

function toHalf( { label, content, isGone, failure }: RecordState ): Half {
	if ( content !== undefined ) {
		return {
			label,
			content: <BlocksFrame label={ label } content={ content } />,
		};
	}
	return {
		label,
		content: (
			<div className="atelier-panes__message">
				{ isGone || failure ? (
					__( 'This is no longer there.', 'atelier' )
				) : (
					<Spinner />
				) }
			</div>
		),
	};
}

function BlocksFrame( { label, content }: { label: string; content: string } ) {
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
					<Blocks content={ content } />
				</CanvasIframe>
			</StyleEditorProvider>
		</div>
	);
}

type PreviewedBlocks = Parameters< typeof useBlockPreview >[ 0 ][ 'blocks' ];

function Blocks( { content }: { content: string } ) {
	const blocks = useMemo(
		() => parse( content ) as unknown as PreviewedBlocks,
		[ content ]
	);
	const [ page, setPage ] = useState< Document >();
	const mark = useCallback( ( element: HTMLElement | null ) => {
		if ( element ) {
			setPage( element.ownerDocument );
		}
	}, [] );
	useHalf( page );
	return (
		<>
			<div
				{ ...useBlockPreview( {
					blocks,
					props: { className: 'is-root-container is-layout-flow' },
				} ) }
			/>
			<span ref={ mark } hidden />
		</>
	);
}
