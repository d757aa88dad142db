import { RetryButton } from './retry-button';
import './style.scss';

/** Props of {@link PartProblem}. */
export interface PartProblemProps {
	message: string;
	/** Repeats the request. */
	onRetry: () => void;
}

/** Message in place of a small part that could not be loaded, with a Retry button. */
export function PartProblem( { message, onRetry }: PartProblemProps ) {
	return (
		<div className="atelier-part-error" role="alert">
			<p>{ message }</p>
			<RetryButton onRetry={ onRetry } />
		</div>
	);
}
