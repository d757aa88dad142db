import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { useLink, type NavigationOptions } from '@/wordpress/router';
import { useNavigate } from './use-navigate';

/** Props of {@link Link}: those of an anchor, with a path instead of an address. */
export interface LinkProps
	extends Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' > {
	/** Path of `router/paths`. */
	to: string;
	options?: NavigationOptions;
	children: ReactNode;
}

/** Link inside Design. With a modifier key or another mouse button the browser opens the address. */
export function Link( {
	to,
	options,
	onClick,
	children,
	...props
}: LinkProps ) {
	const { href } = useLink( to, options );
	const { navigate } = useNavigate();
	const handleClick = ( event: MouseEvent< HTMLAnchorElement > ) => {
		onClick?.( event );
		if ( ! event.defaultPrevented && isPlainClick( event ) ) {
			event.preventDefault();
			navigate( to, options );
		}
	};
	return (
		<a { ...props } href={ href } onClick={ handleClick }>
			{ children }
		</a>
	);
}

function isPlainClick( event: MouseEvent ): boolean {
	return (
		event.button === 0 &&
		! event.metaKey &&
		! event.ctrlKey &&
		! event.shiftKey &&
		! event.altKey
	);
}
