/** Id of the frame that PHP prints with the document. */
const PRINTED_ID = 'atelier-public-page';

/** `moveBefore` preserves a frame's document; browsers without it load the frame again. */
type MovingElement = HTMLElement & {
	moveBefore?: ( node: Node, child: Node | null ) => void;
};

/**
 * Inserts the frame of a page into an element and returns it: the one that is printed with the document when it shows
 * this page and can be moved without loading it again, else a new one.
 *
 * @param parent Element of the page.
 * @param name   Name of the page.
 * @param url    Address of the page.
 */
export function adoptFrame(
	parent: MovingElement,
	name: string,
	url: string
): HTMLIFrameElement {
	const element = document.getElementById( PRINTED_ID );
	const printed =
		element instanceof HTMLIFrameElement && element.dataset.record === name
			? element
			: undefined;
	if ( printed && parent.moveBefore ) {
		printed.removeAttribute( 'id' );
		parent.moveBefore( printed, null );
		return printed;
	}
	const frame = document.createElement( 'iframe' );
	frame.className = 'atelier-public-page__frame';
	// Styles and fonts of the site load as on the site; no script runs.
	frame.setAttribute( 'sandbox', 'allow-same-origin' );
	frame.setAttribute( 'aria-hidden', 'true' );
	frame.inert = true;
	frame.tabIndex = -1;
	// The address of the printed frame, whose response the browser may have cached.
	frame.src = printed?.src ?? url;
	parent.append( frame );
	return frame;
}
