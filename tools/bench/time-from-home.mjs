import { clickAsPerson } from './click-as-person.mjs';
import { openPage } from './open-page.mjs';
import { FIRST_BLOCK } from './seen.mjs';
import { settle } from './settle.mjs';
import { timeAction } from './time-action.mjs';

/**
 * Times the way from home to a screen by a click in the sidebar, in a page that has settled.
 *
 * @param {import('playwright').BrowserContext} context A warm context.
 * @param {Object}                              tools   The parameters of a scenario's run.
 * @param {string}                              item    Label of the sidebar's item.
 * @param {import('./time-action.mjs').Check[]} checks  The checks for the screen.
 * @return {Promise<{ page: import('playwright').Page, time: number, task: number }>} The page, which the caller closes; the time, and
 *                                                                        the longest task until the page has settled again.
 */
export async function timeFromHome( context, { side, url }, item, checks ) {
	const { page } = await openPage( context, url( side.address() ), {
		block: [ FIRST_BLOCK ],
	} );
	await settle( page );
	const { time, task } = await timeAction( page, {
		event: 'click',
		perform: () =>
			clickAsPerson(
				page
					.locator( side.sidebarItem )
					.filter( { hasText: new RegExp( `^\\s*${ item }\\s*$` ) } )
					.first()
			),
		checks,
	} );
	await settle( page );
	return { page, time, task: await task() };
}
