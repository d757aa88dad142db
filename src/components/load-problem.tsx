import { Notice } from '@wordpress/components';

import { getRetryLabel } from '@/utils/action-labels';

/** Props of {@link LoadProblem}. */
export interface LoadProblemProps {
	message: string;
	/** Asks for it again. */
	onRetry: () => void;
	/** Further ways on. */
	actions?: readonly { label: string; onClick: () => void }[];
}

/** Says in a notice why something could not be loaded, and asks for it again. */
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
