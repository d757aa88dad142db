import { useDispatch, useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';

/** The reason why a record cannot be shown. */
export interface RecordProblem {
	message: string;
	/** Requests the record again; undefined where that would not help. */
	retry: ( () => void ) | undefined;
}

/**
 * Returns the reason why a record cannot be shown; undefined while it loads, and when it is loaded.
 *
 * @param postType Type of the record.
 * @param postId   Id of the record.
 */
export function useRecordProblem(
	postType: string,
	postId: number | string
): RecordProblem | undefined {
	const error = useSelect(
		( select ): unknown => {
			const core = select( coreStore );
			const args = [ 'postType', postType, postId ] as const;
			return core.getEntityRecord( ...args )
				? undefined
				: core.getResolutionError( 'getEntityRecord', [ ...args ] );
		},
		[ postType, postId ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	if ( ! error ) {
		return undefined;
	}
	const status = getStatus( error );
	if ( status === 401 || status === 403 ) {
		return {
			message: __(
				'Sorry, you are not allowed to edit this item.',
				'atelier'
			),
			retry: undefined,
		};
	}
	if ( status === 404 ) {
		return {
			message: __(
				'You attempted to edit an item that doesn’t exist. Perhaps it was deleted?',
				'atelier'
			),
			retry: undefined,
		};
	}
	return {
		message: getErrorMessage(
			error,
			__( 'The item could not be loaded.', 'atelier' )
		),
		retry: () =>
			void invalidateResolution( 'getEntityRecord', [
				'postType',
				postType,
				postId,
			] ),
	};
}

function getStatus( error: unknown ): number | undefined {
	const { data } = error as { data?: { status?: number } | null };
	return data?.status;
}
