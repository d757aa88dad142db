/**
 * Ignores files that are dropped outside of a drop zone, on every screen: the browser would open the file instead of the page, and
 * unsaved work would be lost.
 */
export function suppressWindowDrops(): void {
	const suppress = ( event: DragEvent ) => event.preventDefault();
	window.addEventListener( 'dragover', suppress );
	window.addEventListener( 'drop', suppress );
}
