import apiFetch from '@wordpress/api-fetch';

import type { Fields } from './compare-fields';
import { readToken } from './server-change';
import type { Transport } from './transport';

/**
 * Returns the transport of a kind that core-data does not know.
 *
 * @param path REST path of the collection.
 */
export function createRestTransport( path: string ): Transport {
	return {
		create: ( fields, options ) =>
			apiFetch< Fields >( {
				path,
				method: 'POST',
				...( fields instanceof FormData
					? { body: fields }
					: { data: fields } ),
				...options,
			} ),
		update: ( key, fields, shown ) =>
			apiFetch< Fields >( {
				path: `${ path }/${ key }`,
				method: 'PUT',
				data: fields,
				headers: toTokenHeaders( shown ),
			} ),
		remove: ( key, shown, { isForced, isKeepalive } ) =>
			apiFetch< Fields >( {
				path: `${ path }/${ key }${ isForced ? '?force=true' : '' }`,
				method: 'DELETE',
				headers: toTokenHeaders( shown ),
				...( isKeepalive && { keepalive: true } ),
			} ),
		read: ( key ) =>
			apiFetch< Fields >( { path: `${ path }/${ key }?context=edit` } ),
	};
}

function toTokenHeaders( shown: Fields | undefined ): Record< string, string > {
	const token = shown && readToken( shown );
	return typeof token === 'string' ? { 'X-Atelier-Token': token } : {};
}
