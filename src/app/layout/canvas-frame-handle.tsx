import {
	useId,
	type Dispatch,
	type KeyboardEvent,
	type PointerEvent,
} from 'react';
import { Tooltip, VisuallyHidden } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';

import { FRAME_MIN_WIDTH_PX, type FrameAction } from './canvas-frame-geometry';
import { describeFrameWidth } from './describe-frame-width';

/** Props of {@link CanvasFrameHandle}. */
export interface CanvasFrameHandleProps {
	/** Width of the frame in pixels. */
	width: number;
	/** Width of its place in pixels. */
	available: number;
	isDragging: boolean;
	/** Returns the distance of a pointer from the start edge of the place, positive towards its inside. */
	getOffset: ( clientX: number ) => number;
	dispatch: Dispatch< FrameAction >;
	/** Called when the pointer is released. */
	onRelease: () => void;
}

/** The handle at the frame's start edge, for pointer and keyboard. */
export function CanvasFrameHandle( {
	width,
	available,
	isDragging,
	getOffset,
	dispatch,
	onRelease,
}: CanvasFrameHandleProps ) {
	const id = useId();

	const handlePointerDown = ( event: PointerEvent< HTMLElement > ) => {
		if ( event.button !== 0 ) {
			return;
		}
		// Events of the pointer over an iframe do not reach this document.
		event.currentTarget.setPointerCapture( event.pointerId );
		const offset = getOffset( event.clientX );
		dispatch( { type: 'grab', offset, available } );
	};
	const handlePointerMove = ( event: PointerEvent ) => {
		if ( isDragging ) {
			const offset = getOffset( event.clientX );
			dispatch( { type: 'move', offset, available } );
		}
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const action = toAction( event, available );
		if ( action ) {
			event.preventDefault();
			dispatch( action );
		}
	};

	return (
		<>
			<Tooltip text={ __( 'Drag to resize', 'atelier' ) }>
				{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator that takes the focus is a control: WAI-ARIA's window splitter. */ }
				<div
					className="atelier-canvas-frame-box__handle"
					role="separator"
					tabIndex={ 0 }
					aria-orientation="vertical"
					aria-label={ __( 'Drag to resize', 'atelier' ) }
					aria-describedby={ id }
					aria-valuemin={ Math.min( FRAME_MIN_WIDTH_PX, available ) }
					aria-valuemax={ Math.round( available ) }
					aria-valuenow={ Math.round( width ) }
					aria-valuetext={ describeFrameWidth( width ) }
					onPointerDown={ handlePointerDown }
					onPointerMove={ handlePointerMove }
					onPointerUp={ isDragging ? onRelease : undefined }
					onPointerCancel={ () => dispatch( { type: 'cancel' } ) }
					onDoubleClick={ () => dispatch( { type: 'fill' } ) }
					onKeyDown={ handleKeyDown }
				/>
			</Tooltip>
			<VisuallyHidden id={ id }>
				{ __(
					'Use the arrow keys to resize the canvas. Hold Shift for larger steps. Home makes it as narrow as a phone, End fills the space.',
					'atelier'
				) }
			</VisuallyHidden>
		</>
	);
}

// The handle is at the start edge: the arrow that points to the outside makes the frame wider.
function toAction(
	{ key, shiftKey: isLarge }: KeyboardEvent,
	available: number
): FrameAction | undefined {
	const outwards = isRTL() ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case 'ArrowLeft':
		case 'ArrowRight':
			return {
				type: 'step',
				direction: key === outwards ? 'wider' : 'narrower',
				isLarge,
				available,
			};
		case 'Home':
			return { type: 'narrowest', available };
		case 'End':
			return { type: 'fill' };
		case 'Escape':
			return { type: 'cancel' };
		default:
			return undefined;
	}
}
