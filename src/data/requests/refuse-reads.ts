import apiFetch from '@wordpress/api-fetch';

import { getBootPayload, type RightName } from '../site/boot-payload';

/** Reads that blocks always send, and the right without which the server refuses them. */
const READS: ReadonlyArray< { right: RightName; path: RegExp } > = [
	{ right: 'manageOptions', path: /^\/?wp\/v2\/settings\/?(?:\?|$)/ },
	{
		right: 'editStyles',
		path: /^\/?wp\/v2\/global-styles\/\d+\?(?:.*&)?context=edit(?:&|$)/,
	},
	{
		right: 'editPosts',
		path: /^\/?wp\/v2\/posts\?(?:.*&)?context=edit(?:&|$)/,
	},
	{
		right: 'editPosts',
		path: /^\/?wp-block-editor\/v1\/navigation-fallback(?:\?|$)/,
	},
];

/** WordPress's answer to those who may not read something. */
const REFUSAL = { code: 'rest_forbidden', data: { status: 403 } };

/**
 * Answers reads that the server would refuse the person as the server does, without a request: the browser logs each 403 as an error. The
 * date of a post reads the site's settings, a query reads posts for editing. Blocks then use the preloaded values, or show nothing.
 */
export function refuseReads(): void {
	const { rights } = getBootPayload();
	const refused = READS.filter( ( { right } ) => ! rights[ right ] );
	if ( refused.length === 0 ) {
		return;
	}
	apiFetch.use( ( options, next ) =>
		( options.method ?? 'GET' ).toUpperCase() === 'GET' &&
		refused.some( ( { path } ) => path.test( options.path ?? '' ) )
			? Promise.reject( REFUSAL )
			: next( options )
	);
}
