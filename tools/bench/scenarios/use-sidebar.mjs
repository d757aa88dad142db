import { countResources } from '../count-resources.mjs';
import { openPage } from '../open-page.mjs';

/** What the Styles screen of both shows, by the same name. */
const STYLES_CONTENT = { text: 'a, button', label: 'Typography' };

/**
 * Opens the home screen and clicks on *Styles* once a frame, from the moment at which it is on the screen and nothing lies above
 * it. The sidebar is usable when such a click has taken the person to `/styles` without loading a page. That the content of
 * Styles then comes up in the same page is required, and timed from the same start. Once with nothing cached, and once when the
 * browser has shown the screen twice before.
 */
export const useSidebar = {
	name: 'use-sidebar',
	figures: [
		{
			id: 'cold-sidebar-usable',
			label: 'Sidebar usable (cold)',
			unit: 'ms',
			bound: 0.45,
		},
		{
			id: 'warm-sidebar-usable',
			label: 'Sidebar usable (warm)',
			unit: 'ms',
			bound: 0.45,
		},
		{
			id: 'warm-styles-content',
			label: 'Home, click, content of Styles (warm)',
			unit: 'ms',
		},
		{
			id: 'sidebar-requests',
			label: 'Requests until the sidebar is usable',
			unit: 'count',
		},
		{
			id: 'sidebar-script-bytes',
			label: 'JavaScript until the sidebar is usable (gzip)',
			unit: 'bytes',
			bound: 0.6,
		},
		{
			id: 'sidebar-script-bytes-decoded',
			label: 'JavaScript until the sidebar is usable (decoded)',
			unit: 'bytes',
		},
	],
	run: async ( { side, url, newContext } ) => {
		const context = await newContext();
		const open = () =>
			openPage( context, url( side.address() ), 'text', {
				clickAmong: side.stylesItem,
				...STYLES_CONTENT,
			} );

		const cold = await open();
		const resources = await countResources(
			cold.page,
			cold.times.sidebarUsable
		);
		await cold.page.close();

		const between = await openPage(
			context,
			url( side.address() ),
			'firstBlock'
		);
		await between.page.close();
		const warm = await open();
		await context.close();

		return {
			'cold-sidebar-usable': cold.times.sidebarUsable,
			'warm-sidebar-usable': warm.times.sidebarUsable,
			'warm-styles-content': warm.times.text,
			'sidebar-requests': resources.requests,
			'sidebar-script-bytes': resources.scriptBytes,
			'sidebar-script-bytes-decoded': resources.scriptBytesDecoded,
		};
	},
};
