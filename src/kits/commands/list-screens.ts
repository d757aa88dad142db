import { __, sprintf } from '@wordpress/i18n';

import type { BootPayload, RightName } from '@/data/site/boot-payload';
import { hasRights } from '@/data/site/has-rights';
import { pathTo, type RouteQuery } from '@/router';
import { getStyleScreens } from './style-screens';

/** A screen that the command palette leads to. */
export interface CommandScreen {
	name: string;
	label: string;
	/** Path of the application; or an address, when the host has the screen. */
	path?: string;
	href?: string;
	/** Where it is suggested before anything is typed: everywhere, nowhere, or only on the screen of this path. */
	isSuggested: boolean;
	suggestedOn?: string;
	/** Parameters that open it in the panel of the full-screen editor. */
	panelQuery?: RouteQuery;
}

interface GuardedScreen extends CommandScreen {
	/** Rights that its route asks for. */
	rights?: readonly RightName[];
}

/**
 * Returns the screens that a person may use, for the command palette (specification 6).
 *
 * @param payload What the shell knows; the sidebar's items are those that the person may use already.
 */
export function listScreens(
	payload: Pick<
		BootPayload,
		'sidebar' | 'pageUrl' | 'dashboardUrl' | 'theme' | 'rights'
	>
): CommandScreen[] {
	const { sidebar, pageUrl, dashboardUrl, theme, rights } = payload;
	const screens: GuardedScreen[] = [
		{
			name: 'home',
			label: __( 'Go to: Design', 'atelier' ),
			path: '/',
			isSuggested: true,
		},
		...sidebar.items.map( ( { id, label, path, href } ) => ( {
			name: id,
			/* translators: %s: name of a screen. */
			label: sprintf( __( 'Go to: %s', 'atelier' ), label ),
			...( href.startsWith( pageUrl ) ? { path } : { href } ),
			isSuggested: true,
		} ) ),
		...( theme.isBlockTheme ? getBlockThemeScreens() : [] ),
		...( sidebar.items.some( ( { path } ) => path === '/post' )
			? []
			: [
					{
						name: 'posts',
						label: __( 'Go to: Posts', 'atelier' ),
						path: '/post',
						isSuggested: false,
						rights: [ 'editDesign', 'editPosts' ] as const,
					},
			  ] ),
		{
			name: 'deleted',
			label: __( 'Go to: Recently deleted', 'atelier' ),
			path: '/deleted',
			isSuggested: false,
		},
		{
			name: 'dashboard',
			label: __( 'Go to: Dashboard', 'atelier' ),
			href: dashboardUrl,
			isSuggested: false,
		},
	];
	return screens
		.filter( ( screen ) => hasRights( rights, screen.rights ) )
		.map( ( { rights: _rights, ...screen } ) => screen );
}

function getBlockThemeScreens(): GuardedScreen[] {
	return [
		...getStyleScreens().map( ( { name, label, query, rights } ) => ( {
			name: `styles/${ name }`,
			/* translators: %s: name of a part of the styles, for example "Typography". */
			label: sprintf( __( 'Styles: %s', 'atelier' ), label ),
			path: pathTo( '/styles', query ),
			panelQuery: query,
			isSuggested: false,
			suggestedOn: '/styles',
			rights,
		} ) ),
		{
			name: 'resolve-template',
			label: __( 'Which template serves an address?', 'atelier' ),
			path: pathTo( '/template', { resolve: '/' } ),
			isSuggested: false,
			suggestedOn: '/template',
			rights: [ 'editDesign' ],
		},
	];
}
