const PAGE = 'atelier';
const PREVIEW = 'wp_theme_preview';

interface Destination {
	path: string;
	query: Record< string, unknown >;
}

/**
 * Returns a destination with what has to survive every navigation: the admin page, and the theme that is being
 * previewed (specification 2.1).
 *
 * @param destination Where a navigation leads.
 * @param search      The query string of the current address.
 */
export function preserveParameters(
	{ path, query }: Destination,
	search: string
): Destination {
	// Each link of a page asks for it, and few addresses have one.
	const preview = search.includes( PREVIEW )
		? new URLSearchParams( search ).get( PREVIEW )
		: null;
	return {
		path,
		query: {
			page: PAGE,
			...query,
			...( preview && ! ( PREVIEW in query )
				? { [ PREVIEW ]: preview }
				: {} ),
		},
	};
}
