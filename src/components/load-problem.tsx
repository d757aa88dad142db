import { Notice } from '@wordpress/components';

import { getRetryLabel } from '@/utils/action-labels';

/** Props of {@link LoadProblem}. */
export interface LoadProblemProps {
	message: string;
	/** Repeats the request. */
	onRetry: () => void;
	/** Further actions. */
	actions?: readonly { label: string; onClick: () => void }[];
}

/** Notice with the reason why something could not be loaded, and a Retry button. */
export function LoadProblem( {
	message,
	onRetry,
	actions = [],
}: LoadProblemProps ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [
				{ label: getRetryLabel(), onClick: () => onRetry() },
				...actions,
			] }
		>
			{ message }
		</Notice>
	);
}
