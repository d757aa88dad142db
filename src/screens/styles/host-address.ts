import { addQueryArgs } from '@wordpress/url';

/**
 * Returns the address of the host's own Styles, for what Design does not show itself.
 *
 * @param hostUrl Address of the host's Site Editor.
 * @param query   Query parameters of its screen.
 */
export function hostStylesAddress(
	hostUrl: string,
	query: Record< string, string >
): string {
	return addQueryArgs( hostUrl, { p: '/styles', ...query } );
}
