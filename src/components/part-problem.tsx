import { RetryButton } from './retry-button';
import './style.scss';

/** Props of {@link PartProblem}. */
export interface PartProblemProps {
	message: string;
	/** Asks for it again. */
	onRetry: () => void;
}

/** Says instead of a small part why it could not be loaded, and asks for it again. */
export function PartProblem( { message, onRetry }: PartProblemProps ) {
	return (
		<div className="atelier-part-error" role="alert">
			<p>{ message }</p>
			<RetryButton onRetry={ onRetry } />
		</div>
	);
}
