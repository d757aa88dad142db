import type { FrameState } from '@/features/public-page';
import type { CanvasState } from './types';

/** What decides about the cover of a canvas. */
export interface CanvasCoverInput {
	/** Name of the record's public page; undefined when it has none. */
	pageName: string | undefined;
	/** What the frame of that page shows. */
	page: FrameState;
	/** What the canvas says of this record; undefined while it shows none or another one. */
	canvas: CanvasState | undefined;
	/** Whether another record, which the canvas still shows, has unsaved edits. */
	hasUnsavedEdits: boolean;
	isEditing: boolean;
}

/** What covers a canvas, and what can be done with it. */
export interface CanvasCover {
	/** The public page to show over the canvas; undefined shows the canvas itself. */
	pageName: string | undefined;
	/** Whether the canvas takes the record at once; else when the person stays at it. */
	isUrgent: boolean;
	/** Whether the editor can be opened. */
	canEnter: boolean;
}

/**
 * Decides what is seen of a record before its canvas is ready (issue 16, point 1): the page that visitors get, unless there is none, it
 * cannot be shown, something is edited and not saved, or the person is in the editor.
 *
 * @param input What is known.
 */
export function getCanvasCover( {
	pageName,
	page,
	canvas,
	hasUnsavedEdits,
	isEditing,
}: CanvasCoverInput ): CanvasCover {
	const isOfUse =
		pageName !== undefined &&
		page !== 'failed' &&
		! isEditing &&
		! ( canvas?.hasUnsavedEdits ?? hasUnsavedEdits );
	const isCovered = isOfUse && ! canvas?.isReady;
	return {
		pageName: isCovered ? pageName : undefined,
		isUrgent: ! isOfUse,
		canEnter:
			! isEditing &&
			( canvas ? canvas.canEdit : isCovered && page === 'shown' ),
	};
}
