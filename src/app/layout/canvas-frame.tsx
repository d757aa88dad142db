import { useReducer, useRef, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { speak } from '@wordpress/a11y';
import { useSelect } from '@wordpress/data';
import { useMergeRefs, useResizeObserver } from '@wordpress/compose';
import { __, isRTL } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { useEditModeFocus } from '@/focus';
import { CurrentRouteContext, useNavigate, useRoute } from '@/router';
import { useLateCanvasWidth } from '@/schedule/use-late-canvas-width';
import { AreaFrame } from './area-frame';
import {
	getFrameHeight,
	INITIAL_FRAME,
	isFrameOversized,
	reduceFrame,
	type FramePlace,
} from './canvas-frame-geometry';
import { CanvasFrameHandle } from './canvas-frame-handle';
import { describeFrameWidth } from './describe-frame-width';
import { useCanvasFrameMotion } from './use-canvas-frame-motion';
import { useLeavingRoute } from './use-leaving-route';
import './canvas-frame.scss';

/** Props of {@link CanvasFrame}. */
export interface CanvasFrameProps {
	/** Whether it is shown instead of the other areas. */
	isCovering?: boolean;
	/** Shown below the preview. */
	foot?: ReactNode;
	/** Ref to the element of its area. */
	areaRef?: RefObject< HTMLDivElement >;
}

/**
 * The frame around the preview in view mode, which a person can make narrower or wider (specification 4.2), and around
 * the full-screen editor in edit mode.
 */
export function CanvasFrame( {
	isCovering = false,
	foot,
	areaRef,
}: CanvasFrameProps ) {
	const route = useRoute();
	const leaving = useLeavingRoute( route );
	const shown = leaving ?? route;
	const { areas, isEditing, widths } = shown;
	// Areas beside the preview, with their widths.
	const screen = JSON.stringify( [
		areas.content ? widths.content ?? 'content' : null,
		areas.edit ? widths.edit ?? 'edit' : null,
	] );
	return areas.preview ? (
		<CurrentRouteContext.Provider value={ shown }>
			<ResizableFrame screen={ screen } isLeaving={ !! leaving }>
				<AreaFrame
					name="preview"
					isCovering={ isCovering }
					frameRef={ areaRef }
					width={ isEditing ? undefined : widths.preview }
				>
					{ areas.preview }
					{ foot }
				</AreaFrame>
			</ResizableFrame>
		</CurrentRouteContext.Provider>
	) : null;
}

function ResizableFrame( {
	screen,
	isLeaving,
	children,
}: {
	screen: string;
	isLeaving: boolean;
	children: ReactNode;
} ) {
	const { isEditing } = useRoute();
	const { updateQuery } = useNavigate();
	// Dragging opens the editor in block themes only, and only for records that can be edited, unlike those in the trash
	// (specification 4.2).
	const canEnterEditMode = useSelect(
		( select ) =>
			getBootPayload().theme.isBlockTheme &&
			select( store ).canEnterEditMode(),
		[]
	);
	const place = useRef< HTMLDivElement | null >( null );
	const box = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLDivElement >( null );
	const [ size, observePlace ] = useFramePlace();
	const [ { width, grip }, dispatch ] = useReducer(
		reduceFrame,
		INITIAL_FRAME
	);
	useCanvasFrameMotion( box, isEditing );
	useEditModeFocus( box, isEditing );
	useLateCanvasWidth( frame, screen, isEditing );

	const available = size.width;
	const isDragging = grip !== null;
	const isOversized = isDragging && isFrameOversized( width, available );
	const isResized = ! isEditing && width !== null && available > 0;

	const handleRelease = () => {
		dispatch( { type: 'release', available } );
		if ( isOversized && canEnterEditMode ) {
			updateQuery( { canvas: 'edit' } );
		} else if ( width !== null ) {
			speak( describeFrameWidth( Math.min( width, available ) ) );
		}
	};

	return (
		<div
			ref={ useMergeRefs( [ place, observePlace ] ) }
			className={ clsx( 'atelier-layout__preview', {
				'is-leaving': isLeaving,
				'is-dragging': isDragging,
				'is-narrow': isResized && width < available,
			} ) }
		>
			<div
				ref={ box }
				className="atelier-canvas-frame-box"
				style={
					isResized
						? {
								inlineSize: width,
								blockSize: getFrameHeight( width, size ),
						  }
						: undefined
				}
			>
				{ ! isEditing && (
					<CanvasFrameHandle
						width={ Math.min( width ?? available, available ) }
						available={ available }
						isDragging={ isDragging }
						getOffset={ ( x ) => offsetIn( place.current, x ) }
						dispatch={ dispatch }
						onRelease={ handleRelease }
					/>
				) }
				<div ref={ frame } className="atelier-canvas-frame">
					{ children }
				</div>
				{ isOversized && canEnterEditMode && (
					<div
						className="atelier-canvas-frame-box__hint"
						role="status"
					>
						{ __( 'Release to edit', 'atelier' ) }
					</div>
				) }
			</div>
		</div>
	);
}

function useFramePlace() {
	const [ size, setSize ] = useReducer(
		( last: FramePlace, next: FramePlace ) =>
			last.width === next.width && last.height === next.height
				? last
				: next,
		{ width: 0, height: 0 }
	);
	const observe = useResizeObserver< HTMLElement >( ( [ entry ] ) => {
		if ( entry ) {
			const { width, height } = entry.contentRect;
			setSize( { width, height } );
		}
	} );
	return [ size, observe ] as const;
}

// Distance from the start edge of the place, positive towards its inside.
function offsetIn( place: HTMLElement | null, x: number ): number {
	const { left = 0, right = 0 } = place?.getBoundingClientRect() ?? {};
	return isRTL() ? right - x : x - left;
}
