import { findShownFrame } from './find-shown-frame';

/** Selector of fields in which a person types text. */
const FIELDS =
	'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]';

/**
 * Listens for the key I in a preview and in the page that it shows. In the editor it listens in the page alone, because
 * the controls around it use letters themselves.
 *
 * @param preview   The element around the frames.
 * @param isEditing Whether the editor is open.
 * @param onKey     Called for the key.
 * @return Function that removes the listeners.
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
	// A frame gets no event when the focus moves into its page.
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
	// `instanceof` fails for elements of another document.
	const element = target as Partial< HTMLElement > | null;
	const isField =
		element?.isContentEditable === true ||
		Boolean( element?.closest?.( FIELDS ) );
	return (
		event.key.toLowerCase() === 'i' &&
		! ( ctrlKey || metaKey || altKey || defaultPrevented || isField )
	);
}
