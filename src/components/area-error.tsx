import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

import { ErrorActions } from './error-actions';
import { explainError } from './explain-error';
import './style.scss';

/** Props of {@link AreaError}. */
export interface AreaErrorProps {
	error: unknown;
	/** Renders the area again. */
	onRetry: () => void;
	/** Further actions besides Retry. */
	exits?: ReactNode;
}

/** Message that an area could not be shown, with the reason and a Retry button. */
export function AreaError( { error, onRetry, exits }: AreaErrorProps ) {
	return (
		<div className="atelier-area-error" role="alert">
			<h2 className="atelier-area-error__title">
				{ __( 'This part could not be shown', 'atelier' ) }
			</h2>
			<p>{ explainError( error ) }</p>
			<div className="atelier-area-error__actions">
				<ErrorActions error={ error } onRetry={ onRetry } />
				{ exits }
			</div>
		</div>
	);
}
