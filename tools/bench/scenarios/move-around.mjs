import {
	FIRST_BLOCK,
	IDENTITY_FORM,
	LIST_ROWS,
	STYLES_PANEL,
	TABLE_ROWS,
} from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';
import { timeFromHome } from '../time-from-home.mjs';
import { openPage } from '../open-page.mjs';

/** The main screens that both sides have, with a check for their content. */
const SCREENS = [
	{ item: 'Identity', content: IDENTITY_FORM },
	{ item: 'Styles', content: STYLES_PANEL },
	{ item: 'Pages', content: { selector: `${ TABLE_ROWS }, ${ LIST_ROWS }` } },
];

/**
 * Opens a main screen from home by a click in the sidebar, until its content is visible, and goes back in the browser, until the canvas of
 * home is visible; with the longest task of each.
 */
export const moveAround = {
	name: 'move-around',
	prepare: ( { task } ) =>
		task( 'set-preferences', {
			'core/views': {
				'dataviews-postType-page-default': { type: 'list' },
			},
		} ),
	run: async ( tools ) => {
		const { side, url, newContext } = tools;
		const context = await newContext();
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await openPage( context, url( side.address() ), {
				block: [ FIRST_BLOCK ],
			} );
			await page.close();
		}
		/** @type {Object<string, number>} */
		const result = {};
		for ( const { item, content } of SCREENS ) {
			const id = item.toLowerCase();
			const { page, time, task } = await timeFromHome(
				context,
				tools,
				item,
				[ content, { selector: 'h1, h2', text: item } ]
			);
			result[ `to-${ id }` ] = time;
			result[ `to-${ id }-task` ] = task;
			const back = await timeAction( page, {
				event: 'popstate',
				perform: () => page.evaluate( () => window.history.back() ),
				checks: [ { ...content, isAbsent: true }, FIRST_BLOCK ],
			} );
			await settle( page );
			result[ `from-${ id }` ] = back.time;
			result[ `from-${ id }-task` ] = await back.task();
			await page.close();
		}
		await context.close();
		return result;
	},
};
