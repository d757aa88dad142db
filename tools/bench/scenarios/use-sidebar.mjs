import { countResources } from '../count-resources.mjs';
import { openFromStarts } from '../open-from-starts.mjs';
import { STYLES_PANEL } from '../seen.mjs';

/**
 * Opens the home screen and clicks on *Styles* once a frame, from the moment at which it is on the screen and nothing covers
 * it. The sidebar is usable when such a click has taken the person to `/styles` without loading a page. That the panel of Styles
 * then comes up in the same page is required.
 */
export const useSidebar = {
	name: 'use-sidebar',
	run: ( tools ) =>
		openFromStarts(
			{
				...tools,
				newContext: async () => {
					const context = await tools.newContext();
					await context.addInitScript(
						clickStyles,
						tools.side.sidebarItem
					);
					return context;
				},
			},
			{
				scenario: 'use-sidebar',
				address: tools.side.address(),
				openings: {
					'sidebar-usable': [ { path: '/styles' } ],
					panel: [ STYLES_PANEL ],
				},
				inspect: async ( page, times, start ) => {
					if ( start !== 'cold' ) {
						return {};
					}
					const { requests, scriptBytes } = await countResources(
						page,
						times[ 'sidebar-usable' ]
					);
					return {
						'sidebar-requests': requests,
						'sidebar-scripts': scriptBytes,
					};
				},
			}
		),
};

/**
 * Runs in the page before anything else.
 *
 * @param {string} items Selector of links and buttons; the one that reads *Styles* is clicked until that leads there.
 */
function clickStyles( items ) {
	if (
		window !== window.top ||
		window.location.pathname.endsWith( '/index.php' )
	) {
		return;
	}
	// A link that no script handles yet would load a page: these clicks, which no person made, may not.
	window.addEventListener( 'click', ( event ) => {
		if ( ! event.isTrusted ) {
			event.preventDefault();
		}
	} );
	const isOnTop = ( element ) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const there = document.elementFromPoint(
			left + width / 2,
			top + height / 2
		);
		return there !== null && element.contains( there );
	};
	const look = () => {
		if (
			new URLSearchParams( window.location.search ).get( 'p' ) ===
			'/styles'
		) {
			return;
		}
		[
			.../** @type {NodeListOf<HTMLElement>} */ (
				document.querySelectorAll( items )
			),
		]
			.find(
				( element ) =>
					element.textContent.trim() === 'Styles' &&
					isOnTop( element )
			)
			?.click();
		window.requestAnimationFrame( look );
	};
	window.requestAnimationFrame( look );
}
