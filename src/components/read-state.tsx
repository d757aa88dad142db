import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { LoadProblem, type LoadProblemProps } from './load-problem';

/** Props of {@link ReadState}. */
export interface ReadStateProps extends Pick< LoadProblemProps, 'actions' > {
	/** Result of `useResource`. */
	read: { data?: unknown; error?: unknown; retry: () => void };
	/** Message for an error without one of its own. */
	failure: string;
}

/** Shows that data is loading, or why it could not be loaded; nothing once the data is there. */
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
