import {
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { getBootPayload } from '@/data/site/boot-payload';
import { queueMount } from '@/schedule/mount-queue';
import { previewKey } from './preview-queue';
import type { RenderedPreview } from './types';
import { buildPreviewDocument } from './build-preview-document';
import {
	chooseViewport,
	fitPreview,
	type MeasuredPreview,
} from './fit-preview';
import { isBlank } from './is-blank';
import { PreviewContext } from './preview-context';
import { useIsInView } from './use-is-in-view';
import { usePreview } from './use-preview';
import { useSiteStyles } from './use-site-styles';
import { useSize } from './use-size';
import './style.scss';

/** Props of {@link RecordPreview}. */
export interface RecordPreviewProps {
	postType: string;
	/** Id of the record; the name of a pattern of the theme. */
	postId: number | string;
	/** Changes whenever the preview may look different, for example when the record was last modified. */
	version?: string | undefined;
	/** Message of a record without content. */
	emptyLabel: string;
	/** Width in pixels at which the record is rendered. */
	viewportWidth?: number | undefined;
}

const DEFAULT_VIEWPORT_PX = 1200;

/**
 * A picture of a record as a visitor would see it, in the size of its box. It is rendered only while it is visible, and released
 * otherwise. It is hidden from assistive technology, which reads the record's title.
 */
export function RecordPreview( {
	postType,
	postId,
	version,
	emptyLabel,
	viewportWidth = DEFAULT_VIEWPORT_PX,
}: RecordPreviewProps ) {
	const place = useRef< HTMLDivElement >( null );
	const isInView = useIsInView( place );
	const state = usePreview(
		previewKey( postType, postId, version ),
		isInView
	);
	const { frame, error } = useContext( PreviewContext );
	const isEmpty = state.status === 'rendered' && isBlank( state.html );
	const message = getMessage();

	function getMessage(): string | undefined {
		if ( state.status === 'failed' ) {
			return state.message;
		}
		if ( isEmpty ) {
			return emptyLabel;
		}
		return error && ! frame
			? getErrorMessage(
					error,
					__( 'The preview could not be loaded.', 'atelier' )
			  )
			: undefined;
	}

	return (
		<div
			ref={ place }
			className={ clsx( 'atelier-record-preview', {
				'is-loading': ! message && state.status === 'waiting',
			} ) }
			data-preview={ message ? 'message' : state.status }
		>
			{ message !== undefined && (
				<span className="atelier-record-preview__message">
					{ message }
				</span>
			) }
			{ isInView &&
				frame &&
				state.status === 'rendered' &&
				message === undefined && (
					<PreviewFrame
						preview={ state }
						viewportWidth={ viewportWidth }
						place={ place }
					/>
				) }
		</div>
	);
}

function PreviewFrame( {
	preview,
	viewportWidth,
	place,
}: {
	preview: RenderedPreview;
	viewportWidth: number;
	place: React.RefObject< HTMLElement >;
} ) {
	const { frame, unsavedCss } = useContext( PreviewContext );
	const size = useSize( place );
	const iframe = useRef< HTMLIFrameElement >( null );
	const [ isMounted, setIsMounted ] = useState( false );
	const [ measured, setMeasured ] = useState< MeasuredPreview >();
	const savedFrame = frame as NonNullable< typeof frame >;
	const { latestCss, handleLoad } = useSiteStyles(
		iframe,
		savedFrame.styles,
		unsavedCss
	);
	const source = useMemo(
		() =>
			buildPreviewDocument( {
				frame: savedFrame,
				preview,
				unsavedCss: latestCss.current,
				language: document.documentElement.lang,
				isRtl: getBootPayload().isRtl,
			} ),
		[ savedFrame, preview, latestCss ]
	);
	useEffect( () => queueMount( () => setIsMounted( true ) ), [] );

	const shown = measured ?? { viewportWidth, contentHeight: undefined };
	const fit = size && fitPreview( { ...size, ...shown } );
	const padding = fit?.padding ?? 0;
	useLayoutEffect( () => {
		iframe.current?.contentDocument?.documentElement.style.setProperty(
			'padding',
			`${ padding }px`
		);
	}, [ padding, measured ] );

	if ( ! isMounted || ! fit ) {
		return null;
	}
	const measure = ( element: HTMLIFrameElement ) => {
		const body = element.contentDocument?.body;
		if ( ! body?.scrollHeight ) {
			return;
		}
		setMeasured(
			chooseViewport(
				{ ...size, viewportWidth },
				body.querySelector( '.wp-block-navigation' ) !== null,
				( width ) => {
					element.style.width = `${ width }px`;
					return body.scrollHeight;
				}
			)
		);
	};
	return (
		<iframe
			ref={ iframe }
			className={ clsx( 'atelier-record-preview__frame', {
				'is-shown': measured !== undefined,
			} ) }
			// Scripts do not run; the document can be measured and styled from here.
			sandbox="allow-same-origin"
			srcDoc={ source }
			title={ __( 'Preview', 'atelier' ) }
			tabIndex={ -1 }
			aria-hidden="true"
			onLoad={ ( { currentTarget } ) => {
				handleLoad();
				measure( currentTarget );
			} }
			style={ {
				width: fit.width,
				height: fit.height,
				transform: `scale(${ fit.scale })`,
			} }
		/>
	);
}
