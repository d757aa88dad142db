import { __ } from '@wordpress/i18n';

/** Label that Ariakit, on which the host's menus are built, does not translate. */
const UNTRANSLATED = 'Dismiss popup';

/**
 * Translates the button that Ariakit prepends to the host's menus for people with a screen reader. No prop reaches its text, so it
 * is replaced as the focus comes into the menu, which it does when that opens.
 */
export function installTranslatedPopupDismiss(): void {
	document.addEventListener( 'focusin', ( { target } ) => {
		const button =
			target instanceof Element
				? target.closest( '[data-dialog]' )?.firstElementChild
				: undefined;
		if ( button?.textContent === UNTRANSLATED ) {
			button.textContent = __( 'Dismiss popup', 'atelier' );
		}
	} );
}
