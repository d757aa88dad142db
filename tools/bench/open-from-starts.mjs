import { FIGURES } from './figures.mjs';
import { openPage } from './open-page.mjs';
import { settle } from './settle.mjs';
import { valueId } from './starts.mjs';

const DASHBOARD = '/wp-admin/index.php';

/**
 * Opens a screen by its address with an empty cache, then in the dashboard's tab and in a new tab, and returns the values of its
 * scenario's figures.
 *
 * @param {Object}                                                                                             tools            The parameters of a scenario's run.
 * @param {Object}                                                                                             wanted
 * @param {string}                                                                                             wanted.scenario  Name of the scenario.
 * @param {string}                                                                                             wanted.address   Address of the screen.
 * @param {Object<string, import('./time-action.mjs').Check[]>}                                                wanted.openings  The checks for the screen, by the
 *                                                                                                                              name of the figure that they time.
 * @param {(page: import('playwright').Page, times: Object<string, number>, start: string) => Promise<Object>} [wanted.inspect] Measures more in an opened page; returns
 *                                                                                                                              values by figure.
 * @return {Promise<Object<string, number>>} The values by figure and start.
 */
export async function openFromStarts(
	{ url, newContext },
	{ scenario, address, openings, inspect = async () => ( {} ) }
) {
	const context = await newContext();
	const startsOf = Object.fromEntries(
		FIGURES.filter( ( figure ) => figure.scenario === scenario ).map(
			( { id, starts } ) => [ id, starts ?? {} ]
		)
	);
	/** @type {Object<string, number>} */
	const values = {};
	const open = async ( start, before ) => {
		const { page, times } = await openPage(
			context,
			url( address ),
			openings,
			{ before }
		);
		const found = {
			...times,
			...( start && ( await inspect( page, times, start ) ) ),
		};
		for ( const [ id, value ] of Object.entries( found ) ) {
			if ( startsOf[ id ] && start in startsOf[ id ] ) {
				values[ valueId( id, start ) ] = value;
			}
		}
		await settle( page );
		await page.close();
	};
	await open( 'cold' );
	// The browser caches compiled code from the second time on.
	await open();
	await open( 'same-tab', url( DASHBOARD ) );
	await open( 'new-tab' );
	await context.close();
	return values;
}
