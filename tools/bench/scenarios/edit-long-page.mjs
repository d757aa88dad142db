import { clickAsPerson } from '../click-as-person.mjs';
import { openPage } from '../open-page.mjs';
import { FIRST_BLOCK, LIST_ROWS } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { median } from '../statistics.mjs';
import { timeAction } from '../time-action.mjs';

const LETTERS = 'the quick brown fox jumps over it';
const TOP_BAR = { selector: '[role="region"][aria-label="Editor top bar"]' };

/**
 * Opens a page of 1,000 blocks in the editor from its preview beside the list, types a sentence, undoes it, returns to the list and
 * enters again.
 */
export const editLongPage = {
	name: 'edit-long-page',
	prepare: async ( { task } ) => {
		await task( 'set-preferences', {
			'core/views': {
				'dataviews-postType-page-default': { type: 'list' },
			},
		} );
		return task( 'seed-long-page', { parts: 250 } );
	},
	run: async ( { side, url, newContext, prepared } ) => {
		const context = await newContext();
		const { page } = await openPage(
			context,
			url( side.address( '/page', { postId: prepared } ) ),
			{
				block: [ FIRST_BLOCK ],
				rows: [ { selector: LIST_ROWS } ],
			}
		);
		await settle( page );
		const enter = () =>
			timeAction( page, {
				event: 'now',
				perform: async () => {
					const { x, y, width } = await page
						.locator( 'iframe[name="editor-canvas"]' )
						.boundingBox();
					await page.mouse.click( x + width / 2, y + 300 );
				},
				checks: [ TOP_BAR, FIRST_BLOCK ],
			} );
		await enter();
		await settle( page );

		const key = await type( page );
		await settle( page );

		const leave = await timeAction( page, {
			event: 'click',
			perform: () =>
				clickAsPerson(
					page.getByRole( 'button', { name: 'Open Navigation' } )
				),
			checks: [
				{ ...TOP_BAR, isAbsent: true },
				{ selector: LIST_ROWS },
				FIRST_BLOCK,
			],
		} );
		await settle( page );
		const left = await leave.task();
		const again = await enter();
		await settle( page );
		const entered = await again.task();
		await context.close();
		return {
			'long-page-key': key,
			'long-page-leave': leave.time,
			'long-page-enter': again.time,
			'long-page-leave-and-enter': leave.time + again.time,
			'long-page-task': Math.max( left, entered ),
		};
	},
};

/**
 * Types into the first paragraph, and undoes it.
 *
 * @param {import('playwright').Page} page The page.
 * @return {Promise<number>} Median time from a key to the frame after its letter, in milliseconds.
 */
async function type( page ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const paragraph = canvas.locator( '[data-type="core/paragraph"]' ).first();
	await paragraph.click();
	await paragraph.evaluate( ( element ) => {
		const view = element.ownerDocument.defaultView;
		view.atelierKeys = [];
		view.addEventListener(
			'keydown',
			() => {
				const start = view.performance.now();
				view.requestAnimationFrame( () =>
					view.setTimeout( () =>
						view.atelierKeys.push( view.performance.now() - start )
					)
				);
			},
			true
		);
	} );
	await settle( page );
	for ( const letter of LETTERS ) {
		await page.keyboard.press( letter === ' ' ? 'Space' : letter );
		await page.waitForTimeout( 50 );
	}
	const times = await paragraph.evaluate(
		( element ) => element.ownerDocument.defaultView.atelierKeys
	);
	await page.keyboard.press( 'ControlOrMeta+z' );
	return median( times );
}
