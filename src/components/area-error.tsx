import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import { MissingHostApiError } from '@/wordpress/missing-host-api-error';
import './style.scss';

/** Props of {@link AreaError}. */
export interface AreaErrorProps {
	error: unknown;
	/** Renders the area anew. */
	onRetry: () => void;
}

/** Says that an area could not be shown, why, and lets the person try again. */
export function AreaError( { error, onRetry }: AreaErrorProps ) {
	return (
		<div className="atelier-area-error" role="alert">
			<h2 className="atelier-area-error__title">
				{ __( 'This part could not be shown', 'atelier' ) }
			</h2>
			<p>{ explain( error ) }</p>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ onRetry }
			>
				{ __( 'Try again', 'atelier' ) }
			</Button>
		</div>
	);
}

function explain( error: unknown ): string {
	if ( error instanceof MissingHostApiError ) {
		return sprintf(
			/* translators: %s: what is missing, for example "@wordpress/editor of this WordPress lacks: Editor". */
			__( 'This WordPress is not supported. %s', 'atelier' ),
			error.message
		);
	}
	return getErrorMessage(
		error,
		__(
			'Something went wrong. Your unsaved changes are still there.',
			'atelier'
		)
	);
}
