import { listenForKey } from '@/kits/canvas/inspect/listen-for-key';

/** A preview with a page in a frame, and a field and a button beside it. */
function open( isEditing: boolean ) {
	document.body.innerHTML =
		'<div id="preview"><button>Edit</button><input><iframe name="editor-canvas"></iframe></div>';
	const preview = document.getElementById( 'preview' ) as HTMLElement;
	const frame = preview.querySelector( 'iframe' ) as HTMLIFrameElement;
	const page = frame.contentDocument as Document;
	page.body.innerHTML =
		'<figure tabindex="0"></figure><p contenteditable="true"></p><input>';
	const onKey = jest.fn();
	const end = listenForKey( preview, isEditing, onKey );
	const press = ( target: Element | null, more: KeyboardEventInit = {} ) =>
		target?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'i',
				bubbles: true,
				cancelable: true,
				...more,
			} )
		);
	// The focus goes into the page.
	frame.focus();
	window.dispatchEvent( new Event( 'blur' ) );
	return { preview, page, onKey, end, press };
}

describe( 'listenForKey', () => {
	it.each( [
		[ 'a button of the preview', 'preview', 'button', false, 1 ],
		[ 'a field of the preview', 'preview', 'input', false, 0 ],
		[ 'an element of the page', 'page', 'figure', false, 1 ],
		[ 'a field of the page', 'page', 'input', false, 0 ],
		[ 'a control of the editor', 'preview', 'button', true, 0 ],
		[ 'a block without text in the editor', 'page', 'figure', true, 1 ],
		[ 'a text in the editor', 'page', 'p', true, 0 ],
	] as const )(
		'hears the key at %s',
		( _name, place, selector, isEditing, count ) => {
			const { onKey, press, ...opened } = open( isEditing );
			press( opened[ place ].querySelector( selector ) );
			expect( onKey ).toHaveBeenCalledTimes( count );
		}
	);

	it( 'leaves the key alone with another one, and after its end', () => {
		const { onKey, press, page, end } = open( false );
		const figure = page.querySelector( 'figure' );
		press( figure, { ctrlKey: true } );
		press( figure, { key: 'o' } );
		end();
		press( figure );
		expect( onKey ).not.toHaveBeenCalled();
	} );
} );
