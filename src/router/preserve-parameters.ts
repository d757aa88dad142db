const PAGE = 'atelier';
/** Parameters that survive every navigation: the previewed theme, and the draft of the design that is worked on. */
export const KEPT = [ 'wp_theme_preview', 'atelier_draft' ] as const;

interface Destination {
	path: string;
	query: Record< string, unknown >;
}

/**
 * Returns a destination with the parameters that every navigation preserves: the admin page, the theme that is being
 * previewed (specification 2.1), and the draft.
 *
 * @param destination Destination of a navigation.
 * @param search      The query string of the current address.
 */
export function preserveParameters(
	{ path, query }: Destination,
	search: string
): Destination {
	const kept: Record< string, string > = {};
	for ( const name of KEPT ) {
		// Each link of a page asks for it, and few addresses have one.
		const value =
			search.includes( name ) && ! ( name in query )
				? new URLSearchParams( search ).get( name )
				: null;
		if ( value ) {
			kept[ name ] = value;
		}
	}
	return { path, query: { page: PAGE, ...query, ...kept } };
}
