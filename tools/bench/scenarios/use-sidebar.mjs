import { countResources } from '../count-resources.mjs';
import { openFromStarts } from '../open-from-starts.mjs';
import { STYLES_PANEL } from '../seen.mjs';

/**
 * Opens the home screen and clicks on *Styles* once a frame, as soon as it is visible and not covered. The sidebar is usable when such
 * a click has changed the route to `/styles` without loading a page. The scenario also requires that the panel of Styles is
 * then shown in the same page.
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
 * Runs in the page before other scripts.
 *
 * @param {string} items Selector of links and buttons; the one with the text *Styles* is clicked until the route changes.
 */
function clickStyles( items ) {
	if (
		window !== window.top ||
		window.location.pathname.endsWith( '/index.php' )
	) {
		return;
	}
	// A link that no script handles yet would load a page, which these synthetic clicks must not do.
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
