import { settle } from '../settle.mjs';
import { timeAction, timeOpening } from '../time-action.mjs';

const FIRST_BLOCK = { selector: '[data-block]', inCanvas: true };

/** The main screens that both sides have as screens of their own, with what a person came for. */
const SCREENS = [
	{
		item: 'Identity',
		content: { selector: 'label', text: 'Site title' },
	},
	{
		item: 'Styles',
		content: { selector: 'a, button', text: 'Typography' },
	},
	{
		item: 'Pages',
		content: {
			selector:
				'.dataviews-view-table tbody tr, .dataviews-view-list [role="row"]',
		},
	},
];

const toId = ( item, way ) => `${ way }-${ item.toLowerCase() }`;

/**
 * From home to a main screen by a click in the sidebar, until its content is on the screen, and back by the browser, until the
 * canvas of home is. The screens of menus, templates and patterns are left out as long as they are the host's.
 */
export const moveAround = {
	name: 'move-around',
	figures: SCREENS.flatMap( ( { item } ) => [
		{
			id: toId( item, 'to' ),
			label: `Home to ${ item }`,
			unit: 'ms',
			bound: 0.7,
		},
		{
			id: toId( item, 'from' ),
			label: `${ item } back to home`,
			unit: 'ms',
			bound: 0.7,
		},
	] ),
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const address = url( side.address() );
		for ( let time = 0; time < 2; time++ ) {
			const { page } = await timeOpening( context, address, [
				FIRST_BLOCK,
			] );
			await page.close();
		}
		const result = {};
		for ( const { item, content } of SCREENS ) {
			const { page } = await timeOpening( context, address, [
				FIRST_BLOCK,
			] );
			await settle( page );
			result[ toId( item, 'to' ) ] = await timeAction( page, {
				event: 'click',
				perform: () =>
					page
						.locator( side.stylesItem )
						.filter( { hasText: new RegExp( `^${ item }$` ) } )
						.first()
						.click(),
				checks: [ content, { selector: 'h1, h2', text: item } ],
			} );
			await settle( page );
			result[ toId( item, 'from' ) ] = await timeAction( page, {
				event: 'popstate',
				perform: () => page.evaluate( () => window.history.back() ),
				checks: [ { ...content, isAbsent: true }, FIRST_BLOCK ],
			} );
			await page.close();
		}
		await context.close();
		return result;
	},
};
