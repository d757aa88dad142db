import { useDispatch, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { getErrorStatus } from '@/utils/get-error-status';
import { toRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

const NOT_FOUND = 404;

/** An image of the media library. */
export interface LibraryImage {
	id: number;
	url: string;
	/** Alternative text; empty for a decorative image. */
	alt: string;
	/** Size in pixels; undefined if the library does not have it, for example for an SVG. */
	size?: { width: number; height: number };
}

interface AttachmentRecord {
	id: number;
	source_url?: unknown;
	alt_text?: unknown;
	media_details?: unknown;
}

/** An image, and the state of its request. */
export interface ImageControl {
	image: LibraryImage | undefined;
	isResolving: boolean;
	/** Error of the request; undefined also for an image that was deleted. */
	error: unknown;
	/** Repeats the request. */
	retry: () => void;
}

/**
 * Returns an image of the media library.
 *
 * @param id Its id; 0 for none.
 */
export function useImage( id: number ): ImageControl {
	const { invalidateResolution } = useDispatch( coreStore );
	const { record, isResolving, error } = useSelect(
		( select ) => {
			const args = readImage( id );
			const selectors = select( coreStore );
			return {
				record: id
					? ( selectors.getEntityRecord( ...args ) as
							| AttachmentRecord
							| undefined )
					: undefined,
				isResolving:
					id !== 0 &&
					! selectors.hasFinishedResolution(
						'getEntityRecord',
						args
					),
				error: selectors.getResolutionError(
					'getEntityRecord',
					args
				) as unknown,
			};
		},
		[ id ]
	);
	const image = record && toLibraryImage( record );
	return {
		image,
		isResolving,
		error:
			getErrorStatus( error ) === NOT_FOUND
				? undefined
				: error ?? undefined,
		retry: () =>
			void invalidateResolution( 'getEntityRecord', readImage( id ) ),
	};
}

function readImage( id: number ): [ string, string, number ] {
	return [ 'postType', 'attachment', id ];
}

function toLibraryImage( {
	id,
	source_url: url,
	alt_text: alt,
	media_details: details,
}: AttachmentRecord ): LibraryImage {
	const width = toNumber( toRecord( details ).width );
	const height = toNumber( toRecord( details ).height );
	return {
		id,
		url: toText( url ),
		alt: toText( alt ),
		...( width && height ? { size: { width, height } } : {} ),
	};
}
