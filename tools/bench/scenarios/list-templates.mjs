import { openPage } from '../open-page.mjs';
import { CARDS } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeFromHome } from '../time-from-home.mjs';

/** Opens a grid of 300 templates from home. */
export const listTemplates = {
	name: 'list-templates',
	content: 'templates',
	run: async ( tools ) => {
		const { side, url, newContext } = tools;
		const context = await newContext();
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await openPage(
				context,
				url( side.address( '/template' ) ),
				{ card: [ { selector: CARDS } ] }
			);
			await settle( page );
			await page.close();
		}
		const { time, task } = await timeFromHome(
			context,
			tools,
			'Templates',
			[ { selector: CARDS } ]
		);
		await context.close();
		return {
			'templates-from-home': time,
			'templates-from-home-task': task,
		};
	},
};
