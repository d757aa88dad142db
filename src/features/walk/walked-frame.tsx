import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';

import { watchPage, type CamePage, type NoPage } from './watch-page';

/** Props of {@link WalkedFrame}. */
export interface WalkedFrameProps {
	url: string;
	isShown: boolean;
	/** Called once, with the page, or with why none came. */
	onSettled: ( state: CamePage | NoPage ) => void;
}

/** A page of the site. It is invisible until it can be seen whole; no script runs in it, and it sends nothing. */
export function WalkedFrame( { url, isShown, onSettled }: WalkedFrameProps ) {
	const ref = useRef< HTMLIFrameElement >( null );
	const settle = useRef( onSettled );
	settle.current = onSettled;
	useEffect( () => {
		const { current: frame } = ref;
		return frame === null
			? undefined
			: watchPage( frame, ( state ) => settle.current( state ) );
	}, [ url ] );
	return (
		<iframe
			ref={ ref }
			className={ clsx( 'atelier-walk__frame', {
				'is-shown': isShown,
			} ) }
			sandbox="allow-same-origin"
			title={ __( 'Site Preview', 'atelier' ) }
			tabIndex={ isShown ? 0 : -1 }
			src={ url }
		/>
	);
}
