import { clickAsPerson } from '../click-as-person.mjs';
import { openPage } from '../open-page.mjs';
import { FIRST_BLOCK } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';

const HEADING = { selector: 'h2.wp-block-heading', inCanvas: true };

/**
 * Changes the colour of the headings on a page of 400 blocks, and counts how often the `edit` of a block is rendered.
 */
export const editStyles = {
	name: 'edit-styles',
	prepare: async ( { task } ) => {
		const page = await task( 'seed-long-page', { parts: 100 } );
		await task( 'set-options', {
			show_on_front: 'page',
			page_on_front: page,
		} );
	},
	finish: ( { task } ) =>
		task( 'set-options', { show_on_front: 'posts', page_on_front: 0 } ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		await context.addInitScript( countBlockRenders );
		const { page } = await openPage(
			context,
			url( side.address( '/styles', { section: '/colors' } ) ),
			{ heading: [ FIRST_BLOCK, HEADING ] }
		);
		await settle( page );
		await page
			.getByRole( 'button', { name: /^Headings?$/ } )
			.first()
			.click();
		const color = page.getByRole( 'option', { name: 'Accent 3' } ).first();
		await color.waitFor();
		const before = await page.evaluate( () => {
			const count = window.atelierRenders;
			window.atelierRenders = 0;
			return count;
		} );
		if ( before < 400 ) {
			throw new Error( `Only ${ before } blocks were counted.` );
		}
		const edit = await timeAction( page, {
			event: 'click',
			perform: () => clickAsPerson( color ),
			checks: [ { ...HEADING, changes: 'color' } ],
		} );
		await settle( page );
		const renders = await page.evaluate( () => window.atelierRenders );
		await context.close();
		return {
			'colour-to-canvas': edit.time,
			'colour-renders': renders,
		};
	},
};

/** Runs in the page before other scripts. */
function countBlockRenders() {
	if ( window !== window.top ) {
		return;
	}
	window.atelierRenders = 0;
	const install = () => {
		const { wp, React } = window;
		if ( ! wp?.hooks || ! React ) {
			window.setTimeout( install, 5 );
			return;
		}
		wp.hooks.addFilter(
			'editor.BlockEdit',
			'atelier-bench/count-renders',
			( BlockEdit ) =>
				function CountedBlockEdit( props ) {
					window.atelierRenders++;
					return React.createElement( BlockEdit, props );
				}
		);
	};
	install();
}
