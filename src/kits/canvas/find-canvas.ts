const CANVAS_FRAME = 'iframe[name="editor-canvas"]';

/**
 * Returns the frame with a record's blocks, in either kind of canvas; null while there is none.
 *
 * @param element The element around the canvas.
 */
export function findCanvas(
	element: HTMLElement | null
): HTMLIFrameElement | null {
	return element?.querySelector< HTMLIFrameElement >( CANVAS_FRAME ) ?? null;
}
