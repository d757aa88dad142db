import { settle } from '../settle.mjs';
import { timeAction, timeOpening } from '../time-action.mjs';

const ROWS = '.dataviews-view-table tbody tr';
const WORD = '77';

/**
 * Opens the table of pages by its address, and searches it. The host does not read the layout from the address, so the table is its
 * preference. Then a table of 100 rows is scrolled, on our side alone: the host's shows 100 rows by a preference only.
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
	prepare: ( { task } ) =>
		task( 'set-preferences', {
			'core/views': {
				'dataviews-postType-page-default': { type: 'table' },
			},
		} ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const address = url( side.address( '/page', { layout: 'table' } ) );
		const open = () =>
			timeOpening( context, address, [ { selector: ROWS } ] );
		for ( let time = 0; time < 2; time++ ) {
			await ( await open() ).page.close();
		}
		const { page, time } = await open();
		await settle( page );
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
	await settle( page );
	await page.evaluate( () => {
		window.atelierLongest = 0;
		window.atelierNote = ( entries ) => {
			for ( const { duration } of entries ) {
				window.atelierLongest = Math.max(
					window.atelierLongest,
					duration
				);
			}
		};
		window.atelierObserver = new window.PerformanceObserver( ( list ) =>
			window.atelierNote( list.getEntries() )
		);
		window.atelierObserver.observe( { type: 'longtask' } );
	} );
	await page.locator( ROWS ).first().hover();
	for ( let step = 0; step < 40; step++ ) {
		await page.mouse.wheel( 0, 200 );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					window.requestAnimationFrame( resolve )
				)
		);
	}
	const { longest, isScrolled } = await page.evaluate( ( rows ) => {
		window.atelierNote( window.atelierObserver.takeRecords() );
		const box = [ ...document.querySelectorAll( rows ) ]
			.at( -1 )
			.getBoundingClientRect();
		return {
			longest: window.atelierLongest,
			isScrolled: box.top < window.innerHeight,
		};
	}, ROWS );
	await page.close();
	if ( ! isScrolled ) {
		throw new Error( 'The wheel did not scroll the table to its end.' );
	}
	return longest;
}
