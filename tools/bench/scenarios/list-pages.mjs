import { timeAction, timeOpening } from '../time-action.mjs';

const ROWS =
	'.dataviews-view-table tbody tr, .dataviews-view-list > [role="row"]';
const WORD = '77';

/**
 * Opens the list of pages by its address, and searches it. Design opens the table; the host's address has no layout, so its list
 * is what it opens. Then the table of 100 rows is scrolled, on our side alone.
 */
export const listPages = {
	name: 'list-pages',
	figures: [
		{
			id: 'pages-first-row',
			label: 'Pages: first row (warm)',
			unit: 'ms',
			bound: 0.5,
		},
		{
			id: 'pages-search',
			label: 'Pages: search',
			unit: 'ms',
			bound: 0.8,
		},
		{
			id: 'pages-scroll-long-task',
			label: 'Pages: longest task while 100 rows scroll',
			unit: 'ms',
			limit: 50,
		},
	],
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const address = url(
			side.address(
				'/page',
				side.name === 'ours' ? { layout: 'table' } : {}
			)
		);
		const open = () =>
			timeOpening( context, address, [ { selector: ROWS } ] );
		for ( let time = 0; time < 2; time++ ) {
			await ( await open() ).page.close();
		}
		const { page, time } = await open();
		await page.waitForLoadState( 'networkidle' );
		const search = await timeAction( page, {
			event: 'input',
			perform: () => page.getByRole( 'searchbox' ).fill( WORD ),
			checks: [ { selector: ROWS, eachHas: WORD } ],
		} );
		await page.close();
		const result = { 'pages-first-row': time, 'pages-search': search };
		if ( side.name === 'ours' ) {
			result[ 'pages-scroll-long-task' ] = await scrollLongTable(
				context,
				url(
					side.address( '/page', { layout: 'table', perPage: 100 } )
				)
			);
		}
		await context.close();
		return result;
	},
};

async function scrollLongTable( context, address ) {
	const { page } = await timeOpening( context, address, [
		{ selector: `${ ROWS }:nth-child(100)` },
	] );
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( () => {
		window.atelierLongest = 0;
		new window.PerformanceObserver( ( list ) => {
			for ( const { duration } of list.getEntries() ) {
				window.atelierLongest = Math.max(
					window.atelierLongest,
					duration
				);
			}
		} ).observe( { type: 'longtask' } );
	} );
	await page.locator( '.dataviews-view-table tbody tr' ).first().hover();
	for ( let step = 0; step < 40; step++ ) {
		await page.mouse.wheel( 0, 200 );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					window.requestAnimationFrame( resolve )
				)
		);
	}
	const longest = await page.evaluate( () => window.atelierLongest );
	await page.close();
	return longest;
}
