const PAGE = 'atelier';
/** Parameters that every navigation preserves: the previewed theme and the open draft of the design. */
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
		// Every link runs this, and few addresses have such a parameter, so the cheap check is first.
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
