import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** Props of {@link PartProblem}. */
export interface PartProblemProps {
	message: string;
	/** Asks for it again. */
	onRetry: () => void;
}

/** Says in the place of a small part why it could not be loaded, and asks for it again. */
export function PartProblem( { message, onRetry }: PartProblemProps ) {
	return (
		<div className="atelier-part-error" role="alert">
			<p>{ message }</p>
			<Button variant="secondary" size="compact" onClick={ onRetry }>
				{ __( 'Retry', 'atelier' ) }
			</Button>
		</div>
	);
}
