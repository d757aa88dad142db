import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';

import { getBootPayload } from '@/data/site/boot-payload';
import { getPublicPageUrl } from './get-public-page-url';
import { adoptFrame } from './adopt-frame';
import { watchFrame, type PageLoadState } from './watch-frame';
import './style.scss';

/** Time since the request of the document for which its `siteVersion` counts as the current state of the site. */
const VERSION_HOLDS_MS = 5000;

/** Props of {@link PublicPage}. */
export interface PublicPageProps {
	/** Name of the page, see `getPublicPageName`. */
	name: string;
	/** Whether it is shown as soon as it is ready; otherwise it is prepared hidden. */
	isShown?: boolean;
	/** Called with the name when the page is ready, when it cannot be shown, and (`loading`) when the page is unmounted. */
	onChange: ( name: string, state: PageLoadState ) => void;
}

/**
 * The page that visitors get, for viewing only. It is hidden until it is ready, and never shows another page.
 * To show another page, give it another key.
 */
export function PublicPage( {
	name,
	isShown = true,
	onChange,
}: PublicPageProps ) {
	const element = useRef< HTMLDivElement >( null );

	useLayoutEffect( () => {
		const { current: parent } = element;
		if ( ! parent ) {
			return undefined;
		}
		const { homeUrl, themePreview, siteVersion, draft } = getBootPayload();
		const isVersionKnown = performance.now() < VERSION_HOLDS_MS;
		const frame = adoptFrame(
			parent,
			name,
			getPublicPageUrl( name, {
				homeUrl,
				previewedTheme: themePreview?.stylesheet,
				draftId: draft?.id,
				version: isVersionKnown ? siteVersion : undefined,
			} )
		);
		let hasFailed = false;
		const endWatch = watchFrame( frame, name, ( state ) => {
			hasFailed = state === 'failed';
			frame.classList.toggle( 'is-shown', state === 'shown' );
			onChange( name, state );
		} );
		return () => {
			endWatch();
			frame.remove();
			if ( ! hasFailed ) {
				onChange( name, 'loading' );
			}
		};
	}, [ name, onChange ] );

	return (
		<div
			ref={ element }
			className={ clsx( 'atelier-public-page', {
				'is-prepared': ! isShown,
			} ) }
		/>
	);
}
