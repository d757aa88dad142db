import { __ } from '@wordpress/i18n';

/** Label that Ariakit, the library of the host's menus, does not translate. */
const UNTRANSLATED = 'Dismiss popup';

/**
 * Translates the button that Ariakit prepends to the host's menus for people with a screen reader. No prop changes its text, so it is replaced
 * when the menu gets the focus, which happens when it opens.
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
