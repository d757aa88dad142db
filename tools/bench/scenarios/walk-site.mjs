import { openPage } from '../open-page.mjs';
import { settle } from '../settle.mjs';
import { timeAction } from '../time-action.mjs';
import { stepThroughList } from './step-through-list.mjs';

const ADDRESS = '.atelier-walk__address input';

/** Walks to another page of the site in the preview; the host, which has no such walk, shows the next page of its list. */
export const walkSite = {
	name: 'walk-site',
	prepare: stepThroughList.prepare,
	run: async ( tools ) => {
		const { side, url, newContext } = tools;
		if ( side.name === 'host' ) {
			const values = await stepThroughList.run( tools );
			return { 'walked-page-seen': values[ 'next-page-seen' ] };
		}
		const context = await newContext();
		const open = async () => {
			const { page } = await openPage(
				context,
				url( side.address( '/', { at: '/' } ) ),
				{ walk: [ { selector: 'h1, h2', inPreview: true } ] }
			);
			await settle( page );
			return page;
		};
		await ( await open() ).close();
		const page = await open();
		const { path, title } = await page.evaluate( findThirdPage );
		const field = page.locator( ADDRESS );
		await field.fill( path );
		const { time } = await timeAction( page, {
			event: 'keydown',
			perform: () => field.press( 'Enter' ),
			checks: [ { selector: 'h1, h2', text: title, inPreview: true } ],
		} );
		await context.close();
		return { 'walked-page-seen': time };
	},
};

// In the page: the one that the list's third row is about.
async function findThirdPage() {
	const response = await window.fetch(
		'/wp-json/wp/v2/pages?per_page=1&offset=2&orderby=title&order=asc&_fields=link,title'
	);
	const [ { link, title } ] = await response.json();
	const text = document.createElement( 'div' );
	text.innerHTML = title.rendered;
	return {
		path: new URL( link ).pathname,
		title: text.textContent?.trim() ?? '',
	};
}
