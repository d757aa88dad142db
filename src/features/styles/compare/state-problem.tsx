import { __, sprintf } from '@wordpress/i18n';

import { AreaError } from '@/components/area-error';
import type { ComparedState } from './style-state';

/** Props of {@link StateProblem}. */
export interface StateProblemProps {
	state: Pick< ComparedState, 'label' | 'isGone' | 'failure' >;
}

/** Message why a state cannot be shown. */
export function StateProblem( {
	state: { label, isGone, failure },
}: StateProblemProps ) {
	if ( isGone ) {
		return (
			<p role="alert">
				{ sprintf(
					/* translators: %s: name of a state of the design, for example a date or "Unsaved changes". */
					__( '%s: this is no longer there.', 'atelier' ),
					label
				) }
			</p>
		);
	}
	return failure ? (
		<AreaError error={ failure.error } onRetry={ failure.retry } />
	) : null;
}
