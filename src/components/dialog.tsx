import { useLayoutEffect, type ComponentProps } from 'react';
import { Modal } from '@wordpress/components';

import { AreaBoundary } from './area-boundary';

/** Props of {@link Dialog}: those of the host's modal. */
export interface DialogProps extends ComponentProps< typeof Modal > {
	/** Whether it interrupts other dialogs, which stay open below it with their input. */
	isInterruption?: boolean;
}

/** Number of open interruptions. */
let interruptions = 0;

/**
 * The host's modal with an error boundary: if the content fails, it stays open and can be closed.
 *
 * A modal that opens requests that all others close; during an interruption they ignore that.
 */
export function Dialog( {
	children,
	isInterruption = false,
	onRequestClose,
	...props
}: DialogProps ) {
	// A layout effect runs before the effect in which the host's modal closes the others.
	useLayoutEffect( () => {
		if ( ! isInterruption ) {
			return undefined;
		}
		interruptions++;
		return () => {
			interruptions--;
		};
	}, [ isInterruption ] );
	return (
		<Modal
			{ ...props }
			onRequestClose={ ( event ) => {
				if ( isInterruption || interruptions === 0 ) {
					onRequestClose( event );
				}
			} }
		>
			<AreaBoundary>{ children }</AreaBoundary>
		</Modal>
	);
}
