/**
 * Goes to an address of Design, as a step in the browser's history does.
 *
 * @param path  Path of the screen, for example `/page`.
 * @param query Further parameters, for example `layout=table`.
 */
export function goToAddress( path: string, query: string = '' ): void {
	window.history.pushState(
		{},
		'',
		`/wp-admin/admin.php?page=atelier&p=${ encodeURIComponent( path ) }${
			query && `&${ query }`
		}`
	);
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
}
