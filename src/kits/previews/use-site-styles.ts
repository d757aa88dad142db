import {
	useCallback,
	useLayoutEffect,
	useRef,
	type MutableRefObject,
	type RefObject,
} from 'react';

import { SITE_STYLES_ID } from './build-preview-document';

/** Result of {@link useSiteStyles}. */
export interface SiteStyles {
	/** The current unsaved styles, for a document that is built later. */
	latestCss: MutableRefObject< string | undefined >;
	/** To be called when the document has loaded: the styles may have been edited while it loaded. */
	handleLoad: () => void;
}

/**
 * Updates the site's styles in the document of a preview: an edit replaces their text, and the document is not loaded again.
 *
 * @param iframe     The frame that shows the document.
 * @param savedCss   The saved styles; undefined until they are loaded.
 * @param unsavedCss The styles with unsaved edits, while there are any.
 */
export function useSiteStyles(
	iframe: RefObject< HTMLIFrameElement >,
	savedCss: string | undefined,
	unsavedCss: string | undefined
): SiteStyles {
	const latestCss = useRef( unsavedCss );
	const handleLoad = useCallback( () => {
		const styles =
			iframe.current?.contentDocument?.getElementById( SITE_STYLES_ID );
		const css = latestCss.current ?? savedCss;
		if ( styles && css !== undefined && styles.textContent !== css ) {
			styles.textContent = css;
		}
	}, [ iframe, savedCss ] );
	useLayoutEffect( () => {
		latestCss.current = unsavedCss;
		handleLoad();
	}, [ unsavedCss, handleLoad ] );
	return { latestCss, handleLoad };
}
