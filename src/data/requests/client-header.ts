import { addQueryArgs } from '@wordpress/url';

import type { ApiMiddleware } from './api-middleware';

/** Marks the requests of Design: the server stores the records that they delete (`includes/writes/class-design-request.php`). */
export const CLIENT_HEADER = 'X-Atelier-Client';

/** Number of the draft of the design that a request reads and writes (`includes/drafts/class-current-draft.php`). */
const DRAFT_HEADER = 'X-Atelier-Draft';

/** The same in the address of a write: a proxy that drops the header must not make the write change the live design. */
const DRAFT_ARGUMENT = 'atelier_draft';

/**
 * Returns a middleware that marks every request of the page, including those of the host's editor.
 *
 * @param draftId Number of the open draft; undefined for the live design.
 */
export function createClientHeader( draftId?: number ): ApiMiddleware {
	const headers = {
		[ CLIENT_HEADER ]: '1',
		...( draftId !== undefined && { [ DRAFT_HEADER ]: String( draftId ) } ),
	};
	return ( options, next ) =>
		next( {
			...options,
			...( draftId !== undefined &&
				isWrite( options.method ) &&
				nameDraft( options, draftId ) ),
			headers: { ...options.headers, ...headers },
		} );
}

function isWrite( method = 'GET' ): boolean {
	return ! [ 'GET', 'HEAD', 'OPTIONS' ].includes( method.toUpperCase() );
}

function nameDraft(
	{ path, url }: { path?: string; url?: string },
	draftId: number
) {
	const query = { [ DRAFT_ARGUMENT ]: draftId };
	return {
		...( path !== undefined && { path: addQueryArgs( path, query ) } ),
		...( url !== undefined && { url: addQueryArgs( url, query ) } ),
	};
}
