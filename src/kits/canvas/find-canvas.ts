const CANVAS_FRAME = 'iframe[name="editor-canvas"]';

/**
 * Returns the frame in which a record's blocks are, whichever kind of canvas shows them; null while there is none.
 *
 * @param element The element around the canvas.
 */
export function findCanvas(
	element: HTMLElement | null
): HTMLIFrameElement | null {
	return element?.querySelector< HTMLIFrameElement >( CANVAS_FRAME ) ?? null;
}
