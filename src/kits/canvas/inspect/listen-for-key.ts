import { findShownFrame } from './find-shown-frame';

/** Fields in which a letter is a letter. */
const FIELDS =
	'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]';

/**
 * Listens for the key I in a preview and in the page that it shows. In the editor, where the controls around the page have letters of
 * their own, in the page alone.
 *
 * @param preview   The element around the frames.
 * @param isEditing Whether the editor is open.
 * @param onKey     Called for the key.
 * @return Function that ends it.
 */
export function listenForKey(
	preview: HTMLElement,
	isEditing: boolean,
	onKey: () => void
): () => void {
	const handleKey = ( event: KeyboardEvent ) => {
		if ( isPlainI( event ) ) {
			event.preventDefault();
			onKey();
		}
	};
	const pages = new Set< Document >();
	// The focus goes into a page without an event of its frame.
	const handleBlur = () => {
		const frame = findShownFrame( preview );
		const page = frame?.contentDocument;
		if ( frame && page && preview.ownerDocument.activeElement === frame ) {
			pages.add( page );
			page.addEventListener( 'keydown', handleKey );
		}
	};
	if ( ! isEditing ) {
		preview.addEventListener( 'keydown', handleKey );
	}
	window.addEventListener( 'blur', handleBlur );
	handleBlur();
	return () => {
		preview.removeEventListener( 'keydown', handleKey );
		window.removeEventListener( 'blur', handleBlur );
		pages.forEach( ( page ) =>
			page.removeEventListener( 'keydown', handleKey )
		);
	};
}

function isPlainI( event: KeyboardEvent ): boolean {
	const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
	// Elements of another document are of other classes than those of this one.
	const element = target as Partial< HTMLElement > | null;
	const isField =
		element?.isContentEditable === true ||
		Boolean( element?.closest?.( FIELDS ) );
	return (
		event.key.toLowerCase() === 'i' &&
		! ( ctrlKey || metaKey || altKey || defaultPrevented || isField )
	);
}
