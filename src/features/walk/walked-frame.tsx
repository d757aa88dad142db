import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';

import { watchPage, type CamePage, type NoPage } from './watch-page';
import { findWhyRefused } from './why-refused';

/** Props of {@link WalkedFrame}. */
export interface WalkedFrameProps {
	url: string;
	isShown: boolean;
	/** Called once, with the page or the reason why there is none. */
	onSettled: ( state: CamePage | NoPage ) => void;
}

/** A page of the site. It is hidden until it is ready; no script runs in it, and it sends nothing. */
export function WalkedFrame( { url, isShown, onSettled }: WalkedFrameProps ) {
	const ref = useRef< HTMLIFrameElement >( null );
	const settle = useRef( onSettled );
	settle.current = onSettled;
	useEffect( () => {
		const { current: frame } = ref;
		if ( frame === null ) {
			return undefined;
		}
		const asking = new AbortController();
		const endWatch = watchPage( frame, ( state ) => {
			if ( state !== 'refused' ) {
				settle.current( state );
				return;
			}
			void findWhyRefused( url, asking.signal ).then( ( reason ) => {
				if ( ! asking.signal.aborted ) {
					settle.current( reason );
				}
			} );
		} );
		return () => {
			endWatch();
			asking.abort();
		};
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
