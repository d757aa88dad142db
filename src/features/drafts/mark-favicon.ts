const MARK =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#b26200"/><path d="M11 8h6a8 8 0 0 1 0 16h-6z" fill="#fff"/></svg>';

/**
 * Marks the icon of the browser tab, so that a draft is not mistaken for the live design.
 *
 * @return Function that restores the icon.
 */
export function markFavicon(): () => void {
	const own = Array.from(
		document.head.querySelectorAll< HTMLLinkElement >( 'link[rel~=icon]' )
	);
	const mark = document.createElement( 'link' );
	mark.rel = 'icon';
	mark.href = `data:image/svg+xml,${ encodeURIComponent( MARK ) }`;
	own.forEach( ( link ) => link.remove() );
	document.head.append( mark );
	return () => {
		mark.remove();
		document.head.append( ...own );
	};
}
