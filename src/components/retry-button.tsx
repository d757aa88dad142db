import { Button } from '@wordpress/components';

import { getRetryLabel } from '@/utils/action-labels';

/** Props of {@link RetryButton}. */
export interface RetryButtonProps {
	/** Asks for it again. */
	onRetry: () => void;
	/** A link is in a sentence; a plain button on a page that styles its own. */
	variant?: 'secondary' | 'link' | 'plain';
	/** Name for screen readers, where several are on a screen. */
	label?: string;
	/** Whether it is being asked for already; for a plain button. */
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
