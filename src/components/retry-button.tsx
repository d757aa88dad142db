import { Button } from '@wordpress/components';

import { getRetryLabel } from '@/utils/action-labels';

/** Props of {@link RetryButton}. */
export interface RetryButtonProps {
	/** Asks for it again. */
	onRetry: () => void;
	/** A link stands in a sentence. */
	variant?: 'secondary' | 'link';
	/** Name for screen readers, where several stand on a screen. */
	label?: string;
}

/** Asks again for what could not be loaded or saved. */
export function RetryButton( {
	onRetry,
	variant = 'secondary',
	label,
}: RetryButtonProps ) {
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
