import { clickAsPerson } from './click-as-person.mjs';
import { openPage } from './open-page.mjs';
import { FIRST_BLOCK } from './seen.mjs';
import { settle } from './settle.mjs';
import { timeAction } from './time-action.mjs';

/**
 * Goes from home to a screen by a click in the sidebar, in a page that has done all its own work.
 *
 * @param {import('playwright').BrowserContext} context A warm context.
 * @param {Object}                              tools   As a scenario's run gets them.
 * @param {string}                              item    What the sidebar's item reads.
 * @param {import('./time-action.mjs').Check[]} checks  What has to be on the screen then.
 * @return {Promise<{ page: import('playwright').Page, time: number, task: number }>} The page, which the caller closes; how long it
 *                                                                        took, and the longest task until all was quiet again.
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
