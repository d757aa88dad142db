import { clickAsPerson } from '../click-as-person.mjs';
import { openPage } from '../open-page.mjs';
import { FIRST_BLOCK, LIST_ROWS } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';

/** Chooses the third page of the list layout, and waits until it is shown beside the list. */
export const stepThroughList = {
	name: 'step-through-list',
	prepare: ( { task } ) =>
		task( 'set-preferences', {
			'core/views': {
				'dataviews-postType-page-default': { type: 'list' },
			},
		} ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const open = async () => {
			const { page } = await openPage(
				context,
				url( side.address( '/page' ) ),
				{ block: [ FIRST_BLOCK ], rows: [ { selector: LIST_ROWS } ] }
			);
			await settle( page );
			return page;
		};
		await ( await open() ).close();
		const page = await open();
		const row = page.locator( LIST_ROWS ).nth( 2 );
		const text = await row
			.locator( '[class*="title-field"]' )
			.first()
			.innerText();
		const { time, task } = await timeAction( page, {
			event: 'click',
			// The row's own button covers it.
			perform: () => clickAsPerson( row.locator( '[aria-pressed]' ) ),
			checks: [
				{ selector: 'h1, h2', text: text.trim(), inPreview: true },
			],
		} );
		await settle( page );
		const longest = await task();
		await context.close();
		return { 'next-page-seen': time, 'next-page-task': longest };
	},
};
