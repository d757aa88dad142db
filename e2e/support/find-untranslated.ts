import type { Page } from '@playwright/test';

/**
 * Searches the visible parts of a page for words that the pseudo-locale has not changed, and for elements that overflow with its longer
 * texts. Frames are omitted.
 *
 * @param page    The page.
 * @param content Words of the site's content, which is not translated.
 */
export function findUntranslated(
	page: Page,
	content: readonly string[]
): Promise< string[] > {
	return page.evaluate( ( words ) => {
		const known = new Set( words );
		const untranslated = new Set< string >();
		const broken = new Set< string >();

		const isSeen = ( element: Element ) =>
			element.checkVisibility( {
				checkOpacity: true,
				checkVisibilityCSS: true,
			} ) &&
			! element.closest(
				'iframe, script, style, noscript, code, kbd, [translate="no"], .cm-editor, .atelier-public-page'
			);
		const check = ( text: string, where: string ) => {
			for ( const word of text.match( /[A-Za-z][A-Za-z'’]+/g ) ?? [] ) {
				if ( ! known.has( word.toLowerCase() ) ) {
					untranslated.add(
						`${ word } in “${ text
							.trim()
							.slice( 0, 80 ) }” (${ where })`
					);
				}
			}
		};
		const name = ( element: Element ) =>
			`${ element.tagName.toLowerCase() }.${ element.className }`.slice(
				0,
				90
			);

		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT
		);
		while ( walker.nextNode() ) {
			const { parentElement, textContent } = walker.currentNode;
			if (
				parentElement &&
				textContent?.trim() &&
				isSeen( parentElement )
			) {
				check( textContent, name( parentElement ) );
			}
		}
		for ( const attribute of [
			'aria-label',
			'placeholder',
			'title',
			'alt',
		] ) {
			for ( const element of document.body.querySelectorAll(
				`[${ attribute }]`
			) ) {
				if ( element.tagName === 'IFRAME' || isSeen( element ) ) {
					check(
						element.getAttribute( attribute ) ?? '',
						`${ attribute } of ${ name( element ) }`
					);
				}
			}
		}
		check( document.title, 'title' );

		const root = document.documentElement;
		if ( root.scrollWidth > root.clientWidth ) {
			broken.add( `the page is ${ root.scrollWidth } px wide` );
		}
		for ( const element of document.body.querySelectorAll(
			'button, a, label, h1, h2, h3, legend, [role="tab"], [role="menuitem"]'
		) ) {
			const text = element.textContent?.trim() ?? '';
			const box = element.getBoundingClientRect();
			if ( ! text || ! isSeen( element ) || box.width <= 1 ) {
				continue;
			}
			const over = Math.max(
				...seenTextBoxes( element ).map( ( inner ) =>
					Math.max(
						inner.right - box.right,
						box.left - inner.left,
						inner.bottom - box.bottom - 2
					)
				)
			);
			const clip = clippingParent( element )?.getBoundingClientRect();
			// Text in a collapsed parent, such as a row's actions without hover, does not count as cut.
			const cut =
				clip && clip.width > 1
					? Math.max( box.right - clip.right, clip.left - box.left )
					: 0;
			if (
				getComputedStyle( element ).textOverflow !== 'ellipsis' &&
				over > 2
			) {
				broken.add(
					`“${ text.slice( 0, 60 ) }” reaches ${ Math.round(
						over
					) } px over ${ name( element ) }`
				);
			}
			if ( cut > 2 ) {
				broken.add(
					`“${ text.slice( 0, 60 ) }” is cut by ${ Math.round(
						cut
					) } px: ${ name( element ) }`
				);
			}
		}
		return [ ...untranslated, ...broken ];

		// Text for screen readers is laid out in a box of one pixel.
		function seenTextBoxes( element: Element ): DOMRect[] {
			const texts = document.createTreeWalker(
				element,
				NodeFilter.SHOW_TEXT
			);
			const boxes: DOMRect[] = [];
			while ( texts.nextNode() ) {
				const parent = texts.currentNode.parentElement;
				const style = parent && getComputedStyle( parent );
				if (
					parent &&
					// A collapsed space has a box at the origin.
					texts.currentNode.textContent?.trim() &&
					parent.getBoundingClientRect().width > 1 &&
					style?.textOverflow !== 'ellipsis'
				) {
					const range = document.createRange();
					range.selectNodeContents( texts.currentNode );
					boxes.push( range.getBoundingClientRect() );
				}
			}
			return boxes;
		}

		function clippingParent( element: Element ): Element | null {
			for (
				let parent = element.parentElement;
				parent;
				parent = parent.parentElement
			) {
				const { overflowX, position } = getComputedStyle( parent );
				// Elements in a scrollable container do not count as cut.
				if ( overflowX === 'auto' || overflowX === 'scroll' ) {
					return null;
				}
				if ( overflowX === 'hidden' || overflowX === 'clip' ) {
					return parent;
				}
				if ( position === 'fixed' ) {
					return null;
				}
			}
			return null;
		}
	}, content );
}
