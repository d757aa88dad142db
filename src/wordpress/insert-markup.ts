/**
 * Appends markup. A contextual fragment, unlike innerHTML, runs the scripts in it.
 *
 * @param parent The parent element.
 * @param html   The markup.
 */
export function insertMarkup( parent: HTMLElement, html: string ): void {
	const range = document.createRange();
	range.selectNode( parent );
	parent.append( range.createContextualFragment( html ) );
}
