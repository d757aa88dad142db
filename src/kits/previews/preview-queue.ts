import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { getErrorMessage } from '@/utils/get-error-message';
import { fetchResource } from '@/data/reads/fetch-resource';
import { isRecord } from '@/utils/is-record';
import { createPreviewQueue, type PreviewQueue } from './create-preview-queue';
import type { PreviewAnswer } from './types';

// Separates the record from the version in the keys of the queue; ids have no such character.
const VERSION_MARK = '\n';

/** The previews of all lists: they share one limit of requests. */
export const previewQueue = createServerQueue( {
	getPath: ( records ) => addQueryArgs( '/atelier/v1/previews', { records } ),
} );

/** Options of {@link createServerQueue}. */
export interface ServerQueueOptions {
	/** Returns the path for some records. */
	getPath: ( records: readonly string[], version: string ) => string;
	/** Returns the route's name for a record whose key here is `type:id`. */
	getName?: ( record: string ) => string;
	/** Whether the version is a part of the request, and not only of the cache key: records of one version are requested together. */
	isByVersion?: boolean;
}

/**
 * Returns a queue of previews from a route of the server.
 *
 * @param options The route, and the names of records in it.
 */
export function createServerQueue( {
	getPath,
	getName = ( record ) => record,
	isByVersion = false,
}: ServerQueueOptions ): PreviewQueue {
	const load = async ( keys: readonly string[], version: string ) => {
		const records = keys.map( ( key ) => getName( parseRecordKey( key ) ) );
		const { data } = await fetchResource(
			{ parse: parsePreviews },
			getPath( [ ...new Set( records ) ], version )
		);
		return keys.flatMap( ( key, index ) => {
			const answer = data.find(
				( { key: record } ) => record === records[ index ]
			);
			return answer ? [ { ...answer, key } ] : [];
		} );
	};
	return createPreviewQueue( {
		load: async ( keys ) => {
			const versions = new Map< string, string[] >();
			for ( const key of keys ) {
				const version = isByVersion ? parseVersion( key ) : '';
				versions.set( version, [
					...( versions.get( version ) ?? [] ),
					key,
				] );
			}
			const answers = await Promise.all(
				[ ...versions ].map( ( [ version, some ] ) =>
					load( some, version )
				)
			);
			return answers.flat();
		},
		describeError: ( error ) =>
			getErrorMessage(
				error,
				__( 'The preview could not be loaded.', 'atelier' )
			),
	} );
}

/**
 * Returns the queue's key of a record.
 *
 * @param postType Type of the record.
 * @param postId   Its id; the name of a pattern of the theme.
 * @param version  Changes whenever the preview may look different.
 */
export function previewKey(
	postType: string,
	postId: number | string,
	version = ''
): string {
	return `${ postType }:${ postId }${ VERSION_MARK }${ version }`;
}

function parseRecordKey( key: string ): string {
	return key.split( VERSION_MARK )[ 0 ] ?? '';
}

function parseVersion( key: string ): string {
	return key.split( VERSION_MARK )[ 1 ] ?? '';
}

function parsePreviews( body: unknown ): readonly PreviewAnswer[] {
	const previews = isRecord( body ) ? body.previews : undefined;
	if ( ! Array.isArray( previews ) ) {
		throw new TypeError( 'The answer holds no previews.' );
	}
	return previews.filter(
		( preview ): preview is PreviewAnswer =>
			isRecord( preview ) && typeof preview.key === 'string'
	);
}
