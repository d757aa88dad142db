import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { getErrorMessage } from '@/utils/get-error-message';
import { fetchResource } from '@/data/reads/fetch-resource';
import { isRecord } from '@/utils/is-record';
import { createPreviewQueue } from './create-preview-queue';
import type { PreviewAnswer } from './types';

// Stands between a record and what it is the preview of, in the keys of the queue; ids hold no such character.
const VERSION_MARK = '\n';

/** The previews of all lists: they share one limit of requests. */
export const previewQueue = createPreviewQueue( {
	load: async ( keys ) => {
		const records = keys.map( parseRecordKey );
		const { data } = await fetchResource(
			{ parse: parsePreviews },
			addQueryArgs( '/atelier/v1/previews', {
				records: [ ...new Set( records ) ],
			} )
		);
		return keys.flatMap( ( key, index ) => {
			const answer = data.find(
				( { key: record } ) => record === records[ index ]
			);
			return answer ? [ { ...answer, key } ] : [];
		} );
	},
	describeError: ( error ) =>
		getErrorMessage(
			error,
			__( 'The preview could not be loaded.', 'atelier' )
		),
} );

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
