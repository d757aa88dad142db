import { settle } from '../settle.mjs';
import { timeAction, timeOpening } from '../time-action.mjs';

const FIRST_BLOCK = { selector: '[data-block]', inCanvas: true };
const HEADING = { selector: 'h2.wp-block-heading', inCanvas: true };

/**
 * Opens Styles by its address and its Typography screen by a click; then gives the headings of a page of 400 blocks another colour,
 * and counts how often the `edit` of a block is rendered for it.
 */
export const editStyles = {
	name: 'edit-styles',
	figures: [
		{
			id: 'styles-usable',
			label: 'Styles panel usable (warm)',
			unit: 'ms',
			bound: 0.5,
		},
		{
			id: 'colour-to-canvas',
			label: 'Colour edit to canvas, 400 blocks',
			unit: 'ms',
			bound: 0.8,
		},
		{
			id: 'colour-renders',
			label: 'Blocks rendered by a colour edit',
			unit: 'count',
			limit: 0,
		},
	],
	prepare: async ( { task } ) => {
		const page = await task( 'seed-long-page' );
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
		const openStyles = () =>
			timeOpening( context, url( side.address( '/styles' ) ), [
				{ selector: 'a, button', text: 'Typography' },
			] );
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await openStyles();
			await settle( page );
			await page.close();
		}
		const styles = await openStyles();
		const moved = await timeAction( styles.page, {
			event: 'click',
			perform: () =>
				styles.page.evaluate( () =>
					[ ...document.querySelectorAll( 'a, button' ) ]
						.find(
							( { textContent } ) =>
								textContent.trim() === 'Typography'
						)
						.click()
				),
			checks: [
				{ selector: 'h2', text: 'Typography' },
				{ selector: 'a, button', text: 'Colors', isAbsent: true },
			],
		} );
		await styles.page.close();

		const { page } = await timeOpening(
			context,
			url( side.address( '/styles', { section: '/colors' } ) ),
			[ FIRST_BLOCK, HEADING ]
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
			perform: () => color.click(),
			checks: [ { ...HEADING, changes: 'color' } ],
		} );
		await settle( page );
		const renders = await page.evaluate( () => window.atelierRenders );
		await context.close();
		return {
			'styles-usable': styles.time + moved,
			'colour-to-canvas': edit,
			'colour-renders': renders,
		};
	},
};

/** Runs in the page before anything else. */
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
