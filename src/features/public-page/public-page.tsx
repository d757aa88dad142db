import { useLayoutEffect, useRef } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { getPublicPageUrl } from './get-public-page-url';
import { takeFrame } from './take-frame';
import { watchFrame, type FrameState } from './watch-frame';
import './style.scss';

/** For how long after the document was asked for the site is taken to be in the state that the document names. */
const VERSION_HOLDS_MS = 5000;

/** Props of {@link PublicPage}. */
export interface PublicPageProps {
	/** Name of the page, see `getPublicPageName`. */
	name: string;
	/** Called when the page can be seen, and when it cannot be shown. */
	onChange: ( state: Exclude< FrameState, 'loading' > ) => void;
}

/**
 * The page that visitors get, to be looked at only. It is invisible until it can be seen whole, and never shows anything but this page.
 * To show another page, give it another key.
 */
export function PublicPage( { name, onChange }: PublicPageProps ) {
	const element = useRef< HTMLDivElement >( null );

	useLayoutEffect( () => {
		const { current: parent } = element;
		if ( ! parent ) {
			return undefined;
		}
		const { homeUrl, themePreview, siteVersion } = getBootPayload();
		const isVersionKnown = performance.now() < VERSION_HOLDS_MS;
		const frame = takeFrame(
			parent,
			name,
			getPublicPageUrl( name, {
				homeUrl,
				previewedTheme: themePreview?.stylesheet,
				version: isVersionKnown ? siteVersion : undefined,
			} )
		);
		const endWatch = watchFrame( frame, name, ( state ) => {
			frame.classList.toggle( 'is-shown', state === 'shown' );
			onChange( state );
		} );
		return () => {
			endWatch();
			frame.remove();
		};
	}, [ name, onChange ] );

	return <div ref={ element } className="atelier-public-page" />;
}
