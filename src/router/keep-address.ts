const PAGE = 'atelier';

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
export function keepAddress(
	{ path, query }: Destination,
	search: string
): Destination {
	const preview = new URLSearchParams( search ).get( 'wp_theme_preview' );
	return {
		path,
		query: {
			page: PAGE,
			...query,
			...( preview && ! ( 'wp_theme_preview' in query )
				? { wp_theme_preview: preview }
				: {} ),
		},
	};
}
