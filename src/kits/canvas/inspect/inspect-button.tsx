import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';

import { moveFocus } from '@/focus';
import { setIsInspecting, useIsInspecting } from './inspection-switch';

/** The button that begins and ends the inspection of a preview. When the inspection ends, it gets the focus. */
export function InspectButton() {
	const ref = useRef< HTMLButtonElement >( null );
	const isOn = useIsInspecting();
	const wasOn = useRef( isOn );
	useEffect( () => {
		if ( wasOn.current && ! isOn ) {
			moveFocus( ref.current );
		}
		wasOn.current = isOn;
	}, [ isOn ] );
	return (
		<Button
			ref={ ref }
			size="compact"
			icon={ search }
			isPressed={ isOn }
			aria-keyshortcuts="I"
			onClick={ () => setIsInspecting( ! isOn ) }
		>
			{ __( 'Inspect', 'atelier' ) }
		</Button>
	);
}
