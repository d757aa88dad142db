import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { getErrorMessage } from '@/utils/get-error-message';

/** Props of {@link ListEmpty}. */
export interface ListEmptyProps {
	error: unknown;
	onRetry: () => void;
	/** Removes search and filters; `undefined` where there are none. */
	onClear: ( () => void ) | undefined;
}

/** Placeholder for rows: the server's error with a retry, or the message that nothing was found. */
export function ListEmpty( { error, onRetry, onClear }: ListEmptyProps ) {
	if ( error ) {
		return (
			<div className="atelier-list-empty" role="alert">
				<p>
					{ getErrorMessage(
						error,
						__( 'The list could not be loaded.', 'atelier' )
					) }
				</p>
				<RetryButton onRetry={ onRetry } />
			</div>
		);
	}
	return (
		<div className="atelier-list-empty">
			<p>{ __( 'No results', 'atelier' ) }</p>
			{ onClear && (
				<Button variant="secondary" size="compact" onClick={ onClear }>
					{ __( 'Clear search and filters', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}
