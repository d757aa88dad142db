import { useEffect, useRef } from 'react';
import { Button } from '@wordpress/components';

import { moveFocus } from '@/focus';

/** Props of {@link SitesLink}. */
export interface SitesLinkProps {
	label: string;
	/** Whether it gets the focus when it appears: the link that was followed has been removed. */
	takesFocus: boolean;
	onClick: () => void;
}

/** Switches between the import into this site and into others of its network. */
export function SitesLink( { label, takesFocus, onClick }: SitesLinkProps ) {
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
