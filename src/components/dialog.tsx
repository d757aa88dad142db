import { useLayoutEffect, type ComponentProps } from 'react';
import { Modal } from '@wordpress/components';

import { AreaBoundary } from './area-boundary';

/** Props of {@link Dialog}: those of the host's modal. */
export interface DialogProps extends ComponentProps< typeof Modal > {
	/** It interrupts other dialogs: these stay open below it, with their input. */
	isInterruption?: boolean;
}

/** How many interruptions are open. */
let interruptions = 0;

/**
 * The host's modal, which stays and can be closed when its content fails.
 *
 * A modal that opens asks all others to close; an interruption lets them stay.
 */
export function Dialog( {
	children,
	isInterruption = false,
	onRequestClose,
	...props
}: DialogProps ) {
	// Before the effect in which the host's modal asks the others.
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
