import { Button } from '@wordpress/components';

import { getRetryLabel } from '@/utils/action-labels';

/** Props of {@link RetryButton}. */
export interface RetryButtonProps {
	/** Repeats the request. */
	onRetry: () => void;
	/** `link` within a sentence; `plain` on a page that styles its own buttons. */
	variant?: 'secondary' | 'link' | 'plain';
	/** Name for screen readers, if a screen has several such buttons. */
	label?: string;
	/** Whether the request is running; only for a plain button. */
	isBusy?: boolean;
}

/** Button that repeats a failed request. */
export function RetryButton( {
	onRetry,
	variant = 'secondary',
	label,
	isBusy = false,
}: RetryButtonProps ) {
	if ( variant === 'plain' ) {
		return (
			<button
				type="button"
				aria-label={ label }
				aria-disabled={ isBusy }
				onClick={ () => onRetry() }
			>
				{ getRetryLabel() }
			</button>
		);
	}
	return (
		<Button
			variant={ variant }
			{ ...( variant !== 'link' && { size: 'compact' } ) }
			aria-label={ label }
			onClick={ () => onRetry() }
		>
			{ getRetryLabel() }
		</Button>
	);
}
