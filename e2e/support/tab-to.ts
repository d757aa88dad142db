import { expect, type Page } from '@playwright/test';

/**
 * Moves the focus with a key to an element, like a person without a mouse.
 *
 * @param page The page.
 * @param name Accessible name, label or text of the element.
 * @param key  Key that moves the focus.
 */
export async function tabTo(
	page: Page,
	name: string | RegExp,
	key = 'Tab'
): Promise< void > {
	const isThere = async () => {
		const focused = await page.evaluate( () => {
			const element = document.querySelector( ':focus' );
			return (
				element?.getAttribute( 'aria-label' ) ??
				( element as HTMLInputElement | null )?.labels?.[ 0 ]
					?.textContent ??
				element?.textContent ??
				''
			).trim();
		} );
		return typeof name === 'string'
			? focused === name
			: name.test( focused );
	};
	for ( let step = 0; step < 80; step++ ) {
		if ( await isThere() ) {
			return;
		}
		await page.keyboard.press( key );
	}
	expect( await isThere(), `${ name } can be reached by ${ key }` ).toBe(
		true
	);
}
