import { openPage } from '../open-page.mjs';
import { FIRST_BLOCK } from '../seen.mjs';
import { scrollToEnd } from '../scroll-to-end.mjs';
import { settle } from '../settle.mjs';
import { timeFromHome } from '../time-from-home.mjs';

/**
 * Opens the list of 150 menus from home. Then, only on our side, scrolls the tree of a menu of 300 items.
 */
export const listMenus = {
	name: 'list-menus',
	content: 'menus',
	run: async ( tools ) => {
		const { side, url, newContext, prepared } = tools;
		const context = await newContext();
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await openPage( context, url( side.address() ), {
				block: [ FIRST_BLOCK ],
			} );
			await settle( page );
			await page.close();
		}
		const { page, time, task } = await timeFromHome(
			context,
			tools,
			'Navigation',
			[ { selector: side.sidebarItem, text: 'Many menu 1' } ]
		);
		await page.close();
		const result = {
			'menus-from-home': time,
			'menus-from-home-task': task,
		};
		if ( side.name === 'ours' ) {
			const menu = await openPage(
				context,
				url( side.address( `/wp_navigation/${ prepared.largest }` ) ),
				{ tree: [ { selector: side.menuRow, text: 'Link 1' } ] }
			);
			await settle( menu.page );
			result[ 'menu-scroll-task' ] = await scrollToEnd(
				menu.page,
				side.menuRow
			);
			await menu.page.close();
		}
		await context.close();
		return result;
	},
};
