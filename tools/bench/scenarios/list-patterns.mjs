import { measureHeap } from '../measure-heap.mjs';
import { settle } from '../settle.mjs';
import { timeAction, timeOpening } from '../time-action.mjs';

const CARDS = '.dataviews-view-grid [class*="title-field"]';
const HOME = { selector: '[data-block]', inCanvas: true };
const WORD = '777';
const PAGES = 20;

/**
 * Opens a grid of 1,000 patterns and 300 template parts, by its address and from home, and searches it. Then 300 cards are
 * scrolled and 20 pages turned, on our side alone.
 */
export const listPatterns = {
	name: 'list-patterns',
	figures: [
		{
			id: 'patterns-first-card',
			label: 'Patterns: first card (warm)',
			unit: 'ms',
			bound: 0.4,
		},
		{
			id: 'patterns-requests',
			label: 'Patterns: REST requests until the first card',
			unit: '',
			limit: 10,
		},
		{
			id: 'patterns-from-home',
			label: 'Home to Patterns',
			unit: 'ms',
			bound: 0.4,
		},
		{
			id: 'patterns-search',
			label: 'Patterns: search',
			unit: 'ms',
			bound: 0.5,
		},
		{
			id: 'patterns-scroll-long-task',
			label: 'Patterns: longest task while 300 cards scroll',
			unit: 'ms',
			limit: 50,
		},
		{
			id: 'patterns-heap-growth',
			label: 'Patterns: heap after 20 pages of paging',
			unit: '× of before',
			limit: 1.15,
		},
	],
	prepare: ( { task } ) =>
		task( 'add-patterns', { patterns: 1000, parts: 300 } ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const address = url( side.address( '/pattern' ) );
		const open = () =>
			timeOpening( context, address, [ { selector: CARDS } ] );
		for ( let time = 0; time < 2; time++ ) {
			await ( await open() ).page.close();
		}
		const { page, time } = await open();
		const requests = await countRest( page, time );
		await settle( page );
		const search = await timeAction( page, {
			event: 'input',
			perform: () => page.getByRole( 'searchbox' ).fill( WORD ),
			checks: [ { selector: CARDS, eachHas: WORD } ],
		} );
		await page.close();

		const result = {
			'patterns-first-card': time,
			'patterns-search': search,
			'patterns-from-home': await timeFromHome( context, url, side ),
		};
		if ( side.name === 'ours' ) {
			result[ 'patterns-requests' ] = requests;
			result[ 'patterns-scroll-long-task' ] = await scrollCards(
				context,
				url
			);
			result[ 'patterns-heap-growth' ] = await turnPages(
				context,
				address
			);
		}
		await context.close();
		return result;
	},
};

async function countRest( page, time ) {
	return page.evaluate(
		( end ) =>
			window.performance
				.getEntriesByType( 'resource' )
				.filter(
					( { name, startTime } ) =>
						/wp-json|rest_route/.test( name ) && startTime <= end
				).length,
		time
	);
}

async function timeFromHome( context, url, side ) {
	const { page } = await timeOpening( context, url( side.address() ), [
		HOME,
	] );
	await settle( page );
	const time = await timeAction( page, {
		event: 'click',
		perform: () =>
			page
				.locator( side.stylesItem )
				.filter( { hasText: /^\s*Patterns\s*$/ } )
				.click(),
		checks: [ { selector: CARDS } ],
	} );
	await page.close();
	return time;
}

// 300 cards are three pages of a hundred.
async function scrollCards( context, url ) {
	let longest = 0;
	for ( const paged of [ '1', '2', '3' ] ) {
		const { page } = await timeOpening(
			context,
			url(
				`/wp-admin/admin.php?page=atelier&p=/pattern&perPage=100&paged=${ paged }`
			),
			[ { selector: CARDS } ]
		);
		await settle( page );
		await page.evaluate( () => {
			window.atelierLongest = 0;
			new window.PerformanceObserver( ( list ) =>
				list.getEntries().forEach( ( { duration } ) => {
					window.atelierLongest = Math.max(
						window.atelierLongest,
						duration
					);
				} )
			).observe( { type: 'longtask' } );
		} );
		await page.locator( CARDS ).first().hover();
		for ( let step = 0; step < 60; step++ ) {
			await page.mouse.wheel( 0, 200 );
			await page.evaluate(
				() =>
					new Promise( ( resolve ) =>
						window.requestAnimationFrame( resolve )
					)
			);
		}
		longest = Math.max(
			longest,
			await page.evaluate( () => window.atelierLongest )
		);
		await page.close();
	}
	return longest;
}

async function turnPages( context, address ) {
	const { page } = await timeOpening( context, address, [
		{ selector: CARDS },
	] );
	await settle( page );
	const next = page.getByRole( 'button', { name: 'Next page' } );
	const turn = async ( count ) => {
		for ( let step = 0; step < count; step++ ) {
			await next.click();
			await settle( page );
		}
	};
	// The first pages fill what is kept on purpose.
	await turn( 5 );
	const before = await measureHeap( page );
	await turn( PAGES );
	const after = await measureHeap( page );
	await page.close();
	return after / before;
}
