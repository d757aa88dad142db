import type { JudgedAddress } from './rules/judge-address';

/** An address that is clicked in a page. */
export type ClickedAddress = Omit< JudgedAddress, 'homeUrl' >;

/** Receives a person's actions in a page. */
export interface PageListener {
	/** An address was chosen. */
	onAddress: ( address: ClickedAddress ) => void;
	/** The pointer or the focus moved to a link to another page, which may be chosen next; undefined after any other move. */
	onIntent: ( address: ClickedAddress | undefined ) => void;
	/** Escape was pressed, which moves the focus out of the page. */
	onEscape: () => void;
}

/** Elements that submit a form. */
const SENDING =
	'form button:not([type=button]):not([type=reset]), form input[type=submit], form input[type=image]';

/** Fields in which Enter submits the form. */
const FIELDS = 'form input:not([type=submit]):not([type=button])';

/**
 * Listens to a person's actions in a page, and prevents their defaults: the frame never navigates by itself.
 *
 * @param page     Document of the page.
 * @param listener Receives the actions.
 * @return Function that removes the listeners.
 */
export function listenToPage(
	page: Document,
	{ onAddress, onIntent, onEscape }: PageListener
): () => void {
	const handleClick = ( event: MouseEvent ) => {
		const target = closest( event.target, `a, area, ${ SENDING }` );
		if ( ! target ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( ! target.matches( 'a, area' ) ) {
			onAddress( toForm( target ) );
			return;
		}
		const address = readLink( target );
		if ( address?.href.startsWith( '#' ) ) {
			scrollToFragment( page, address.href );
		} else if ( address ) {
			onAddress( address );
		}
	};
	const handleIntent = ( { target }: Event ) => {
		const link = closest( target, 'a, area' );
		const address = link && readLink( link );
		onIntent( address?.href.startsWith( '#' ) ? undefined : address );
	};
	const handleKeyDown = ( event: KeyboardEvent ) => {
		const field =
			event.key === 'Enter' ? closest( event.target, FIELDS ) : undefined;
		if ( field ) {
			event.preventDefault();
			onAddress( toForm( field ) );
		} else if ( event.key === 'Escape' ) {
			onEscape();
		}
	};
	const prevent = ( event: Event ) => event.preventDefault();
	page.addEventListener( 'click', handleClick, true );
	page.addEventListener( 'pointerover', handleIntent );
	page.addEventListener( 'focusin', handleIntent );
	page.addEventListener( 'auxclick', prevent, true );
	page.addEventListener( 'submit', prevent, true );
	page.addEventListener( 'dragstart', prevent, true );
	page.addEventListener( 'keydown', handleKeyDown, true );
	return () => {
		page.removeEventListener( 'click', handleClick, true );
		page.removeEventListener( 'pointerover', handleIntent );
		page.removeEventListener( 'focusin', handleIntent );
		page.removeEventListener( 'auxclick', prevent, true );
		page.removeEventListener( 'submit', prevent, true );
		page.removeEventListener( 'dragstart', prevent, true );
		page.removeEventListener( 'keydown', handleKeyDown, true );
	};
}

/**
 * Scrolls to the element of a fragment, or to the top where the fragment is empty.
 *
 * @param page     Document of the page.
 * @param fragment The fragment with its `#`.
 */
export function scrollToFragment( page: Document, fragment: string ): void {
	const id = decode( fragment.slice( 1 ) );
	const element = id ? page.getElementById( id ) : page.documentElement;
	element?.scrollIntoView();
}

// `instanceof` does not work for elements of another document: their classes are different ones.
function closest( target: EventTarget | null, selector: string ) {
	const node = target as Node | null;
	const element =
		node?.nodeType === 1 ? ( node as Element ) : node?.parentElement;
	return element?.closest( selector ) ?? undefined;
}

function readLink( link: Element ): ClickedAddress | undefined {
	const href =
		link.getAttribute( 'href' ) ?? link.getAttribute( 'xlink:href' );
	return href === null
		? undefined
		: {
				href,
				baseUrl: link.ownerDocument.baseURI,
				isDownload: link.hasAttribute( 'download' ),
				method: link.getAttribute( 'data-method' ) ?? undefined,
		  };
}

function toForm( control: Element ): ClickedAddress {
	return {
		href: control.closest( 'form' )?.getAttribute( 'action' ) ?? '',
		baseUrl: control.ownerDocument.baseURI,
		isForm: true,
	};
}

function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
