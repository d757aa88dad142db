import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

import { moveFocus } from '@/focus';
import { listenToPage, type ClickedAddress } from './listen-to-page';
import { applyPageStyles, type PageSheets } from './page-styles';

const ADDRESS_FIELD = '.atelier-walk__address input';

/** The current page, or the message instead of it. */
const SHOWN = '.atelier-walk__frame.is-shown, .atelier-walk__problem';

/**
 * Shows unsaved styles on the current page, and handles its clicks.
 *
 * @param page      Document of the page; undefined until there is one.
 * @param styles    Unsaved styles.
 * @param onAddress Called with an address that the person chooses.
 * @param onIntent  Called with the address under the pointer or the focus.
 */
export function useShownPage(
	page: Document | undefined,
	styles: PageSheets | undefined,
	onAddress: ( address: ClickedAddress ) => void,
	onIntent: ( address: ClickedAddress | undefined ) => void
): void {
	useLayoutEffect( () => {
		if ( page ) {
			applyPageStyles( page, styles );
		}
	}, [ page, styles ] );
	useLayoutEffect(
		() =>
			page &&
			listenToPage( page, {
				onAddress,
				onIntent,
				onEscape: () =>
					void moveFocus(
						document.querySelector< HTMLElement >( ADDRESS_FIELD )
					),
			} ),
		[ page, onAddress, onIntent ]
	);
}

/**
 * Moves the focus to the next page after a link was followed, so that a person can continue by keyboard.
 *
 * @param frames   Ref of the element around the frames.
 * @param shownId  Id of the current page.
 * @param isFailed Whether a message is shown instead.
 * @return Function that is called when a link is followed.
 */
export function useFrameFocus(
	frames: { current: HTMLElement | null },
	shownId: string | undefined,
	isFailed: boolean
): () => void {
	const isAwaited = useRef( false );
	useLayoutEffect( () => {
		if ( isAwaited.current ) {
			isAwaited.current = false;
			moveFocus(
				frames.current?.parentElement?.querySelector< HTMLElement >(
					SHOWN
				)
			);
		}
	}, [ frames, shownId, isFailed ] );
	return useCallback( () => {
		const { current: element } = frames;
		isAwaited.current = !! element?.contains(
			element.ownerDocument.activeElement
		);
	}, [ frames ] );
}

/**
 * Announces the page that is shown.
 *
 * @param id   Id of its request; undefined without a page.
 * @param name Its name.
 */
export function useAnnouncement( id: string | undefined, name: string ): void {
	const latest = useRef( name );
	latest.current = name;
	useEffect( () => {
		if ( id !== undefined ) {
			speak(
				sprintf(
					/* translators: %s: name of a page, for example: Page “About”. */
					__( '%s is seen in the preview.', 'atelier' ),
					latest.current
				)
			);
		}
	}, [ id ] );
}
