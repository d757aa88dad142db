import apiFetch from '@wordpress/api-fetch';

/** What the host's page adds to api-fetch. */
interface HostApiFetch {
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
}

/**
 * Asks for a new nonce and uses it from then on.
 *
 * @return Whether there is one: a person who is logged out gets none, and neither does one who is offline.
 */
export async function renewNonce(): Promise< boolean > {
	const { nonceEndpoint, nonceMiddleware } =
		apiFetch as unknown as HostApiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return false;
	}
	try {
		const response = await fetch( nonceEndpoint, {
			credentials: 'same-origin',
		} );
		if ( ! response.ok ) {
			return false;
		}
		nonceMiddleware.nonce = await response.text();
		return true;
	} catch {
		return false;
	}
}
