import { openPage } from '../open-page.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';
import { stepThroughList } from './step-through-list.mjs';

const FRAME = '.atelier-walk__frame.is-shown';

/** How long the pointer rests on a link, and how long the press takes, the same as in `clickAsPerson`. */
const DWELL_MS = 200;
const PRESS_MS = 80;

/** Follows a link of the site in the preview; the host, which has no walk, shows the next page of its list. */
export const walkSite = {
	name: 'walk-site',
	prepare: stepThroughList.prepare,
	run: async ( tools ) => {
		const { side, url, newContext } = tools;
		if ( side.name === 'host' ) {
			const values = await stepThroughList.run( tools );
			return { 'walked-page-seen': values[ 'next-page-seen' ] };
		}
		const context = await newContext();
		const open = async () => {
			const { page } = await openPage(
				context,
				url( side.address( '/', { at: '/' } ) ),
				{ walk: [ { selector: 'h1, h2', inPreview: true } ] }
			);
			await settle( page );
			return page;
		};
		await ( await open() ).close();
		const page = await open();
		const link = page.frameLocator( FRAME ).locator( 'main h2 a' ).first();
		const title = ( await link.innerText() ).trim();
		await link.hover();
		await page.waitForTimeout( DWELL_MS );
		await page.mouse.down();
		await page.waitForTimeout( PRESS_MS );
		// The click is in the frame, whose events do not reach the page.
		const { time } = await timeAction( page, {
			event: 'now',
			perform: () => page.mouse.up(),
			checks: [ { selector: 'h1', text: title, inPreview: true } ],
		} );
		await context.close();
		return { 'walked-page-seen': time };
	},
};
