import { useEffect } from 'react';

import { useLiveFontCss } from './use-live-font-css';

const CANVAS_SELECTOR = [ 'editor-canvas', 'view-canvas', 'style-book-canvas' ]
	.map( ( name ) => `iframe[name="${ name }"]` )
	.join( ', ' );
const SHEET_ID = 'atelier-font-faces';

/** Style sheets in which the server prints the fonts that were active when the page was loaded. */
const SERVER_SHEETS = 'style.wp-fonts-local';

/**
 * Updates the fonts of the canvases to those of the record with its unsaved edits, or of the previewed look: activating a face
 * loads it into the canvas, and deactivating one removes it (specification 4.5).
 */
export function useCanvasFonts(): void {
	const css = useLiveFontCss();
	useEffect( () => {
		if ( css === undefined ) {
			return undefined;
		}
		const update = () =>
			listCanvases().forEach( ( canvas ) => setSheet( canvas, css ) );
		update();
		// A frame that is mounted later has its document after its load event. The event does not bubble, but it is captured.
		document.addEventListener( 'load', update, true );
		return () => document.removeEventListener( 'load', update, true );
	}, [ css ] );
}

function listCanvases(): Document[] {
	return [
		...document.querySelectorAll< HTMLIFrameElement >( CANVAS_SELECTOR ),
	].flatMap( ( { contentDocument } ) =>
		// A frame has no head while its document is parsed; its load event follows.
		contentDocument?.head ? [ contentDocument ] : []
	);
}

function setSheet( canvas: Document, css: string ): void {
	canvas
		.querySelectorAll< HTMLStyleElement >( SERVER_SHEETS )
		.forEach( ( sheet ) => {
			sheet.disabled = true;
		} );
	const sheet =
		canvas.getElementById( SHEET_ID ) ??
		canvas.head.appendChild(
			Object.assign( canvas.createElement( 'style' ), { id: SHEET_ID } )
		);
	if ( sheet.textContent !== css ) {
		sheet.textContent = css;
	}
}
