import { useEffect, useRef } from 'react';
import clsx from 'clsx';

import { watchFrame } from '@/kits/canvas/public-page';

/** Name of the public page that is shown, see `getPublicPageName`. */
export const FRONT_PAGE = 'front';

/** Element with the moment that the page shows, see `includes/history`. */
const META_SELECTOR = 'meta[name=atelier-moment]';

/** Props of {@link MomentFrame}. */
export interface MomentFrameProps {
	url: string;
	/** Moment of the page; undefined for the site as it is now. */
	at: string | undefined;
	/** Name of the moment, for screen readers. */
	title: string;
	isShown: boolean;
	/** Scroll position of the earlier page. */
	scrollTop: number;
	/** Called once with the page; with undefined where it cannot be shown. */
	onSettled: ( page: Document | undefined ) => void;
}

/** The public page at a moment, without interaction. It is invisible until it is loaded. */
export function MomentFrame( {
	url,
	at,
	title,
	isShown,
	scrollTop,
	onSettled,
}: MomentFrameProps ) {
	const ref = useRef< HTMLIFrameElement >( null );
	const settle = useRef( onSettled );
	settle.current = onSettled;
	const top = useRef( scrollTop );
	top.current = scrollTop;

	useEffect( () => {
		const { current: frame } = ref;
		return frame === null
			? undefined
			: watchFrame( frame, FRONT_PAGE, ( state ) => {
					const page = frame.contentDocument;
					if (
						state !== 'shown' ||
						! page ||
						readMoment( page ) !== at
					) {
						settle.current( undefined );
						return;
					}
					// The page can be scrolled, but its links cannot be followed.
					page.body.inert = true;
					frame.contentWindow?.scrollTo( 0, top.current );
					settle.current( page );
			  } );
	}, [ url, at ] );
	return (
		<iframe
			ref={ ref }
			className={ clsx( 'atelier-moment__frame', {
				'is-shown': isShown,
			} ) }
			sandbox="allow-same-origin"
			title={ title }
			src={ url }
		/>
	);
}

function readMoment( page: Document ): string | undefined {
	return (
		page.querySelector( META_SELECTOR )?.getAttribute( 'content' ) ??
		undefined
	);
}
