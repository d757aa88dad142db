/**
 * Returns the visible frame of a preview; null while there is none. The public page covers the canvas until the canvas is ready.
 *
 * @param preview The element around the frames.
 */
export function findShownFrame(
	preview: HTMLElement | null
): HTMLIFrameElement | null {
	const find = ( selector: string ) =>
		preview?.querySelector< HTMLIFrameElement >( selector );
	return (
		// The book covers the canvas, which stays loaded beneath it.
		find( 'iframe[name="style-book-canvas"]' ) ??
		find( '.atelier-walk__frame.is-shown' ) ??
		find( '.atelier-public-page:not(.is-prepared) iframe.is-shown' ) ??
		find( '.atelier-canvas.is-cover iframe' ) ??
		find( 'iframe[name="editor-canvas"]' ) ??
		null
	);
}
