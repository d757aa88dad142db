import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { LoadProblem, type LoadProblemProps } from '@/components/load-problem';
import { getErrorMessage } from '@/utils/get-error-message';

/** Props of {@link ReadState}. */
export interface ReadStateProps extends Pick< LoadProblemProps, 'actions' > {
	/** Answer of the server, or why there is none; see `useResource`. */
	read: { data?: unknown; error?: unknown; retry: () => void };
	/** Sentence for an error without words. */
	failure: string;
}

/** Says that something is being read, or why it could not be; nothing once it is there. */
export function ReadState( {
	read: { data, error, retry },
	failure,
	actions = [],
}: ReadStateProps ) {
	if ( error !== undefined ) {
		return (
			<LoadProblem
				message={ getErrorMessage( error, failure ) }
				onRetry={ retry }
				actions={ actions }
			/>
		);
	}
	return data === undefined ? (
		<div role="status" aria-label={ __( 'Loading', 'atelier' ) }>
			<Spinner />
		</div>
	) : null;
}
