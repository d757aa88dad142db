import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';

import { moveFocus } from '@/focus';

/** Props of {@link PlaceLink}. */
export interface PlaceLinkProps {
	label: string;
	/** Whether it gets the focus when it appears, because the link that had it is gone. */
	takesFocus: boolean;
	onClick: () => void;
}

/** Goes from this site to others of its network, or back. */
export function PlaceLink( { label, takesFocus, onClick }: PlaceLinkProps ) {
	const ref = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			moveFocus( ref.current );
		}
	}, [ takesFocus ] );
	return (
		<Button
			ref={ ref }
			variant="link"
			className="atelier-transfer__back"
			onClick={ onClick }
		>
			{ label }
		</Button>
	);
}
