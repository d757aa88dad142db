/**
 * Appends markup. A contextual fragment, unlike innerHTML, runs the scripts in it. Files that the page has already do not run again: a
 * plugin may print a script with the page and with the editor's payload.
 *
 * @param parent The parent element.
 * @param html   The markup.
 */
export function insertMarkup( parent: HTMLElement, html: string ): void {
	const range = document.createRange();
	range.selectNode( parent );
	const fragment = range.createContextualFragment( html );
	for ( const script of fragment.querySelectorAll( 'script[src][id]' ) ) {
		if ( document.getElementById( script.id ) ) {
			script.remove();
		}
	}
	parent.append( fragment );
}
