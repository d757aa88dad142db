import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { LoadProblem, type LoadProblemProps } from './load-problem';

/** Props of {@link ReadState}. */
export interface ReadStateProps extends Pick< LoadProblemProps, 'actions' > {
	/** Result of `useResource`. */
	read: { data?: unknown; error?: unknown; retry: () => void };
	/** Message for an error without its own. */
	failure: string;
}

/** Spinner while data is loading, or the reason why it could not be loaded; nothing once it is loaded. */
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
