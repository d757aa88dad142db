/** Query parameter with the number of the draft. */
const DRAFT = 'atelier_draft';

/**
 * Returns the address of a screen in a draft or in the live design. A page shows one design only, so it has to be loaded.
 *
 * @param href  Address of the current page.
 * @param draft Number of the draft; undefined for the live design.
 * @param path  Path of the screen, with its query; the current one without it.
 */
export function getDraftUrl(
	href: string,
	draft: number | undefined,
	path?: string
): string {
	const url = new URL( href );
	if ( path !== undefined ) {
		const [ p = '/', query = '' ] = path.split( '?' );
		url.search = new URLSearchParams( [
			[ 'page', url.searchParams.get( 'page' ) ?? '' ],
			[ 'p', p ],
			...new URLSearchParams( query ),
		] ).toString();
	}
	if ( draft === undefined ) {
		url.searchParams.delete( DRAFT );
	} else {
		url.searchParams.set( DRAFT, String( draft ) );
	}
	return url.href;
}

/**
 * Returns the path of the screen of a draft.
 *
 * @param id Number of the draft.
 */
export function draftPath( id: number ): string {
	return `/draft/${ id }`;
}
