import { useContext, useMemo, useRef } from 'react';
import { Spinner } from '@wordpress/components';

import { RetryButton } from '@/components/retry-button';
import { getBootPayload } from '@/data/site/boot-payload';
import { previewKey } from './preview-queue';
import { buildPreviewDocument } from './build-preview-document';
import { isBlank } from './is-blank';
import { PreviewContext } from './preview-context';
import { usePreview } from './use-preview';
import { useSiteStyles } from './use-site-styles';
import './style.scss';

/** Props of {@link FullPreview}. */
export interface FullPreviewProps {
	postType: string;
	postId: number | string;
	version?: string | undefined;
	/** Title of the record. */
	label: string;
	/** Message of a record without content. */
	emptyLabel: string;
}

/** A record as a visitor would see it, in the width of its place; it can be scrolled and read, and no script runs in it. */
export function FullPreview( {
	postType,
	postId,
	version,
	label,
	emptyLabel,
}: FullPreviewProps ) {
	const key = previewKey( postType, postId, version );
	const state = usePreview( key, true );
	const { frame, unsavedCss, queue } = useContext( PreviewContext );
	const iframe = useRef< HTMLIFrameElement >( null );
	const { latestCss, handleLoad } = useSiteStyles(
		iframe,
		frame?.styles,
		unsavedCss
	);
	const source = useMemo(
		() =>
			frame && state.status === 'rendered'
				? buildPreviewDocument( {
						frame,
						preview: state,
						unsavedCss: latestCss.current,
						language: document.documentElement.lang,
						isRtl: getBootPayload().isRtl,
						isScrollable: true,
				  } )
				: undefined,
		[ frame, state, latestCss ]
	);
	if ( state.status === 'failed' ) {
		return (
			<div className="atelier-full-preview" role="alert">
				<p>{ state.message }</p>
				<RetryButton onRetry={ () => queue.refresh( key ) } />
			</div>
		);
	}
	if ( state.status === 'rendered' && isBlank( state.html ) ) {
		return <div className="atelier-full-preview">{ emptyLabel }</div>;
	}
	return source === undefined ? (
		<div className="atelier-full-preview">
			<Spinner />
		</div>
	) : (
		<iframe
			ref={ iframe }
			className="atelier-full-preview__frame"
			sandbox="allow-same-origin"
			srcDoc={ source }
			title={ label }
			onLoad={ handleLoad }
		/>
	);
}
