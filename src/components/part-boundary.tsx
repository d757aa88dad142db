import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { ErrorBoundary } from 'react-error-boundary';

import { ErrorActions } from './error-actions';
import { explainError } from './explain-error';
import './style.scss';

/** Props of {@link PartBoundary}. */
export interface PartBoundaryProps {
	/** Sentence that names the part that could not be shown. */
	message: string;
	/** Whether the part has no space in the layout: then the message floats above the page and can be dismissed. */
	isFloating?: boolean;
	children: ReactNode;
}

/** Error boundary of a small part of the shell. */
export function PartBoundary( {
	message,
	isFloating = false,
	children,
}: PartBoundaryProps ) {
	return (
		<ErrorBoundary
			fallbackRender={ ( { error, resetErrorBoundary } ) => (
				<PartError
					message={ message }
					isFloating={ isFloating }
					error={ error }
					onRetry={ () => resetErrorBoundary() }
				/>
			) }
		>
			{ children }
		</ErrorBoundary>
	);
}

function PartError( {
	message,
	isFloating,
	error,
	onRetry,
}: {
	message: string;
	isFloating: boolean;
	error: unknown;
	onRetry: () => void;
} ) {
	const [ isDismissed, setIsDismissed ] = useState( false );
	return isDismissed ? null : (
		<div
			className={ clsx( 'atelier-part-error', {
				'is-floating': isFloating,
			} ) }
			role="alert"
		>
			<p>
				{ message } { explainError( error ) }
			</p>
			<ErrorActions error={ error } size="compact" onRetry={ onRetry } />
			{ isFloating && (
				<Button
					icon={ closeSmall }
					size="compact"
					label={ __( 'Dismiss', 'atelier' ) }
					onClick={ () => setIsDismissed( true ) }
				/>
			) }
		</div>
	);
}
