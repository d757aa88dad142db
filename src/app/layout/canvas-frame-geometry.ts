import { LAYOUT_WIDTHS } from '@/utils/layout-widths';

/** Specification 9: the narrowest frame. */
export const FRAME_MIN_WIDTH_PX = LAYOUT_WIDTHS.growingAreaMin;

/** Specification 9: proportions of the narrowest frame, those of a phone. */
export const FRAME_MIN_RATIO = 9 / 19.5;

// Specification 9: a frame grows to 150 % of its place, and to 100 % when it fills the window.
const MAX_SHARE = 1.5;
const MAX_SHARE_FULL_WIDTH = 1;

// Specification 9: a frame that is released this much wider than its place opens the editor.
const OVERSIZE_PX = 200;

// Specification 9: step of an arrow key, and with Shift.
const STEP_PX = 20;
const LARGE_STEP_FACTOR = 5;

/** Size of the frame's container, in pixels. */
export interface FramePlace {
	width: number;
	height: number;
}

/** State of the resizable frame. */
export interface FrameSize {
	/** Width in pixels that a person set; null when it fills its place. */
	width: number | null;
	/** Distance from the frame's start edge to the pointer when the drag began; null while it is not dragged. */
	grip: number | null;
}

/**
 * Changes of the frame. An `offset` is the pointer's distance in pixels from the start edge of the container, counted
 * positive towards the inside, in both writing directions.
 */
export type FrameAction =
	| { type: 'grab'; offset: number; available: number }
	| { type: 'move'; offset: number; available: number }
	| { type: 'release'; available: number }
	| { type: 'cancel' }
	| {
			type: 'step';
			direction: 'wider' | 'narrower';
			isLarge: boolean;
			available: number;
	  }
	| { type: 'narrowest'; available: number }
	| { type: 'fill' };

/** The initial frame, which fills its place. */
export const INITIAL_FRAME: FrameSize = { width: null, grip: null };

/**
 * Returns the largest width of the frame.
 *
 * @param available   Width of its place in pixels.
 * @param isFullWidth Whether it fills the window.
 */
export function getMaxFrameWidth(
	available: number,
	isFullWidth = false
): number {
	return available * ( isFullWidth ? MAX_SHARE_FULL_WIDTH : MAX_SHARE );
}

/**
 * Returns whether the frame is so wide that releasing it opens the editor.
 *
 * @param width     Width of the frame in pixels; null when it fills its place.
 * @param available Width of its place in pixels.
 */
export function isFrameOversized(
	width: number | null,
	available: number
): boolean {
	// In a narrow place the largest frame is less than `OVERSIZE_PX` wider: there the largest frame opens the editor.
	const threshold = Math.min(
		available + OVERSIZE_PX,
		Math.round( getMaxFrameWidth( available ) )
	);
	return width !== null && width >= threshold;
}

/**
 * Returns the height of the frame in pixels. At full width it is the height of its place; the narrower the frame gets,
 * the closer its proportions are to those of a phone.
 *
 * @param width Width of the frame in pixels; null when it fills its place.
 * @param place Size of its place.
 */
export function getFrameHeight(
	width: number | null,
	{ width: available, height }: FramePlace
): number {
	if (
		width === null ||
		width >= available ||
		available <= FRAME_MIN_WIDTH_PX
	) {
		return height;
	}
	const share =
		( available - Math.max( width, FRAME_MIN_WIDTH_PX ) ) /
		( available - FRAME_MIN_WIDTH_PX );
	const ratio =
		( available / height ) * ( 1 - share ) + FRAME_MIN_RATIO * share;
	return Math.min( height, width / ratio );
}

/**
 * Returns the next state of the frame.
 *
 * @param state  The state.
 * @param action The change.
 */
export function reduceFrame(
	state: FrameSize,
	action: FrameAction
): FrameSize {
	switch ( action.type ) {
		case 'grab': {
			const { offset, available } = action;
			const width = state.width ?? available;
			return {
				width,
				grip: offset - toOffset( width, available ),
			};
		}
		case 'move': {
			if ( state.grip === null ) {
				return state;
			}
			const { offset, available } = action;
			const width = toWidth( offset - state.grip, available );
			return {
				...state,
				width: clamp( width, available, getMaxFrameWidth( available ) ),
			};
		}
		case 'release':
			return settle( state.width, action.available );
		case 'cancel':
		case 'fill':
			return INITIAL_FRAME;
		case 'step': {
			const { available, direction, isLarge } = action;
			const step = STEP_PX * ( isLarge ? LARGE_STEP_FACTOR : 1 );
			const width =
				( state.width ?? available ) +
				( direction === 'wider' ? step : -step );
			return settle( clamp( width, available, available ), available );
		}
		case 'narrowest':
			return settle( FRAME_MIN_WIDTH_PX, action.available );
	}
}

// A frame that is released at the width of its place, or wider, loses its fixed width: it follows the window.
function settle( width: number | null, available: number ): FrameSize {
	return {
		width: width !== null && width < available ? width : null,
		grip: null,
	};
}

function clamp( width: number, available: number, max: number ): number {
	const min = Math.min( FRAME_MIN_WIDTH_PX, available );
	return Math.round( Math.min( Math.max( width, min ), max ) );
}

// A narrow frame is centered, so it shrinks at both sides by the handle's movement. A wide one keeps its end edge and
// grows at its start edge.
function toWidth( offset: number, available: number ): number {
	return offset >= 0 ? available - 2 * offset : available - offset;
}

function toOffset( width: number, available: number ): number {
	return width <= available ? ( available - width ) / 2 : available - width;
}
