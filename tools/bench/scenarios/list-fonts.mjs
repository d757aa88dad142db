import { openPage } from '../open-page.mjs';
import { scrollToEnd } from '../scroll-to-end.mjs';
import { settle } from '../settle.mjs';

/** Scrolls the library of 40 families, only on our side: the host's is paged. */
export const listFonts = {
	name: 'list-fonts',
	content: 'fonts',
	run: async ( { side, url, newContext } ) => {
		if ( side.name !== 'ours' ) {
			return {};
		}
		const context = await newContext();
		const { page } = await openPage( context, url( side.fontsAddress ), {
			library: [ { selector: side.fontCard } ],
		} );
		await settle( page );
		const task = await scrollToEnd( page, side.fontCard );
		await context.close();
		return { 'fonts-scroll-task': task };
	},
};
