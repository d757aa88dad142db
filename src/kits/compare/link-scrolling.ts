/** Documents that are scrolled together. */
export interface LinkedScrolling {
	/**
	 * Adds a document.
	 *
	 * @return Function that removes it.
	 */
	add: ( page: Document ) => () => void;
}

/** Creates a group of documents that are scrolled together, each to the same part of its height. */
export function linkScrolling(): LinkedScrolling {
	const pages = new Set< Document >();
	// Positions that are known: scrolling by script fires the same event as scrolling by a person.
	const expected = new WeakMap< Document, number >();

	const handleScroll = ( page: Document ) => {
		const top = readTop( page );
		if ( expected.get( page ) === top ) {
			return;
		}
		expected.set( page, top );
		const part = top / Math.max( 1, readRange( page ) );
		for ( const other of pages ) {
			if ( other !== page && other.scrollingElement ) {
				other.scrollingElement.scrollTop = part * readRange( other );
				expected.set( other, readTop( other ) );
			}
		}
	};
	return {
		add: ( page ) => {
			const listener = () => handleScroll( page );
			pages.add( page );
			page.addEventListener( 'scroll', listener, { passive: true } );
			return () => {
				pages.delete( page );
				page.removeEventListener( 'scroll', listener );
			};
		},
	};
}

function readTop( { scrollingElement }: Document ): number {
	return scrollingElement?.scrollTop ?? 0;
}

function readRange( { scrollingElement }: Document ): number {
	return scrollingElement
		? scrollingElement.scrollHeight - scrollingElement.clientHeight
		: 0;
}
