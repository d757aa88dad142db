import { clickAsPerson } from '../click-as-person.mjs';
import { openPage } from '../open-page.mjs';
import { scrollToEnd } from '../scroll-to-end.mjs';
import { TABLE_ROWS } from '../seen.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';

const WORD = '77';

/**
 * Searches the table of pages. Then, only on our side, opens quick edit, and scrolls a table of 100 rows: the host's quick edit is a
 * modal, and its table shows 100 rows only by a preference.
 */
export const listPages = {
	name: 'list-pages',
	prepare: ( { task } ) =>
		task( 'set-preferences', {
			'core/views': {
				'dataviews-postType-page-default': { type: 'table' },
			},
		} ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const open = ( query = {} ) =>
			openPage(
				context,
				url( side.address( '/page', { layout: 'table', ...query } ) ),
				{ rows: [ { selector: TABLE_ROWS } ] }
			);
		for ( let time = 0; time < 2; time++ ) {
			await ( await open() ).page.close();
		}
		const { page } = await open();
		await settle( page );
		const search = await timeAction( page, {
			event: 'input',
			perform: () => page.getByRole( 'searchbox' ).fill( WORD ),
			checks: [ { selector: TABLE_ROWS, eachHas: WORD } ],
		} );
		await page.close();
		const result = { 'table-search': search.time };
		if ( side.name === 'ours' ) {
			const quick = await open();
			await settle( quick.page );
			await quick.page
				.locator( `${ TABLE_ROWS } input[type="checkbox"]` )
				.first()
				.click();
			const details = await timeAction( quick.page, {
				event: 'click',
				perform: () =>
					clickAsPerson(
						quick.page.getByRole( 'button', { name: 'Details' } )
					),
				checks: [
					{ selector: '.atelier-quick-edit *', text: 'Status' },
				],
			} );
			await settle( quick.page );
			result[ 'table-quick-edit' ] = details.time;
			result[ 'table-quick-edit-task' ] = await details.task();
			await quick.page.close();

			const long = await open( { perPage: 100 } );
			await long.page
				.locator( TABLE_ROWS )
				.nth( 99 )
				.waitFor( { state: 'attached' } );
			await settle( long.page );
			result[ 'table-scroll-task' ] = await scrollToEnd(
				long.page,
				TABLE_ROWS
			);
			await long.page.close();
		}
		await context.close();
		return result;
	},
};
