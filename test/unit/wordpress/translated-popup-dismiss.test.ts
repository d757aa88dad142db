import { resetLocaleData, setLocaleData } from '@wordpress/i18n';

import { installTranslatedPopupDismiss } from '@/wordpress/translated-popup-dismiss';

installTranslatedPopupDismiss();
setLocaleData( { 'Dismiss popup': [ 'Popup schließen' ] }, 'atelier' );
afterAll( () => resetLocaleData() );

/** Puts a menu of these buttons on the page, as Ariakit does, and the focus on the last one. */
function openMenu( ...texts: string[] ): string[] {
	document.body.innerHTML = `<div data-dialog="">${ texts
		.map( ( text ) => `<button>${ text }</button>` )
		.join( '' ) }</div>`;
	const buttons = Array.from( document.querySelectorAll( 'button' ) );
	buttons.at( -1 )?.focus();
	return buttons.map( ( { textContent } ) => textContent ?? '' );
}

describe( 'installTranslatedPopupDismiss', () => {
	it.each( [
		[
			'translates the button at the start of a menu',
			[ 'Dismiss popup', 'Edit' ],
			[ 'Popup schließen', 'Edit' ],
		],
		[
			'leaves an item of that name alone',
			[ 'Edit', 'Dismiss popup' ],
			[ 'Edit', 'Dismiss popup' ],
		],
		[ 'leaves others alone', [ 'Copy', 'Edit' ], [ 'Copy', 'Edit' ] ],
	] )( '%s', ( _case, texts, expected ) => {
		expect( openMenu( ...texts ) ).toEqual( expected );
	} );
} );
