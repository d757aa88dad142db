import { measureHeap } from '../measure-heap.mjs';
import { openPage } from '../open-page.mjs';
import { scrollToEnd } from '../scroll-to-end.mjs';
import { CARDS } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';
import { timeFromHome } from '../time-from-home.mjs';

const WORD = '777';
const FIRST_CARD = { card: [ { selector: CARDS } ] };
/** 300 cards are three pages of a hundred. */
const LONG_PAGES = [ '1', '2', '3' ];
/** The first pages fill the caches. */
const PAGES_BEFORE = 5;
const PAGES = 20;

/**
 * Opens a grid of 1,000 patterns and 300 template parts from home, and searches it. Then, only on our side, scrolls 300 cards, and turns
 * 20 pages.
 */
export const listPatterns = {
	name: 'list-patterns',
	content: 'patterns',
	run: async ( tools ) => {
		const { side, url, newContext } = tools;
		const context = await newContext();
		const address = url( side.address( '/pattern' ) );
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await openPage( context, address, FIRST_CARD );
			await settle( page );
			await page.close();
		}
		const home = await timeFromHome( context, tools, 'Patterns', [
			{ selector: CARDS },
		] );
		const search = await timeAction( home.page, {
			event: 'input',
			perform: () => home.page.getByRole( 'searchbox' ).fill( WORD ),
			checks: [ { selector: CARDS, eachHas: WORD } ],
		} );
		await home.page.close();
		const result = {
			'patterns-from-home': home.time,
			'patterns-from-home-task': home.task,
			'patterns-search': search.time,
		};
		if ( side.name === 'ours' ) {
			result[ 'patterns-requests' ] = await countRest( context, address );
			result[ 'patterns-scroll-task' ] = await scrollCards(
				context,
				( query ) => url( side.address( '/pattern', query ) )
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

async function countRest( context, address ) {
	const { page, times } = await openPage( context, address, FIRST_CARD );
	const count = await page.evaluate(
		( end ) =>
			window.performance
				.getEntriesByType( 'resource' )
				.filter(
					( { name, startTime } ) =>
						/wp-json|rest_route/.test( name ) && startTime <= end
				).length,
		times.card
	);
	await page.close();
	return count;
}

async function scrollCards( context, address ) {
	let longest = 0;
	for ( const paged of LONG_PAGES ) {
		const { page } = await openPage(
			context,
			address( { perPage: 100, paged } ),
			FIRST_CARD
		);
		await settle( page );
		longest = Math.max( longest, await scrollToEnd( page, CARDS ) );
		await page.close();
	}
	return longest;
}

async function turnPages( context, address ) {
	const { page } = await openPage( context, address, FIRST_CARD );
	await settle( page );
	const next = page.getByRole( 'button', { name: 'Next page' } );
	const turn = async ( count ) => {
		for ( let step = 0; step < count; step++ ) {
			await next.click();
			await settle( page );
		}
	};
	await turn( PAGES_BEFORE );
	const before = await measureHeap( page );
	await turn( PAGES );
	const after = await measureHeap( page );
	await page.close();
	return after / before;
}
