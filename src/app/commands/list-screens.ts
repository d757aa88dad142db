import { __, sprintf } from '@wordpress/i18n';

import type { BootPayload } from '@/data/site/boot-payload';
import { hasRights } from '@/data/site/has-rights';
import { listSectionCommands } from '@/features/styles/rules/section-table';
import type { CommandScreen } from '@/kits/commands';
import { pathTo } from '@/router';
import { describeScreen, listScreenRows } from '@/utils/screens';

interface GuardedScreen extends CommandScreen {
	/** Rights that its route or its sidebar item requires. */
	rights?: readonly string[];
}

/**
 * Returns the screens that a person may use, for the command palette (specification 6).
 *
 * @param payload The boot payload; it lists only the sidebar items that the person may use.
 */
export function listScreens(
	payload: Pick<
		BootPayload,
		| 'sidebar'
		| 'pageUrl'
		| 'dashboardUrl'
		| 'dashboardMenu'
		| 'theme'
		| 'rights'
	>
): CommandScreen[] {
	const { sidebar, pageUrl, dashboardUrl, dashboardMenu, theme, rights } =
		payload;
	const { path: homePath, title: homeTitle } = describeScreen( 'home' );
	const screens: GuardedScreen[] = [
		{
			name: 'home',
			label: toLabel( homeTitle() ),
			path: homePath,
			isSuggested: true,
		},
		...sidebar.items.map( ( { id, label, path, href } ) => ( {
			name: id,
			label: toLabel( label ),
			...( href.startsWith( pageUrl ) ? { path } : { href } ),
			isSuggested: true,
		} ) ),
		...( theme.isBlockTheme ? getBlockThemeScreens() : [] ),
		...getUnlistedScreens( sidebar.items.map( ( { path } ) => path ) ),
		{
			name: 'dashboard',
			label: __( 'Go to: Dashboard', 'atelier' ),
			href: dashboardUrl,
			isSuggested: false,
		},
		...dashboardMenu.map( ( { label, href } ) => ( {
			name: `dashboard/${ href }`,
			/* translators: %s: name of a screen of the dashboard, for example "Plugins". */
			label: sprintf( __( 'Dashboard: %s', 'atelier' ), label ),
			href,
			isSuggested: false,
		} ) ),
	];
	const words = getSearchWords();
	return screens
		.filter( ( screen ) => hasRights( rights, screen.rights ) )
		.map( ( { rights: _rights, ...screen } ) => ( {
			...screen,
			...( words[ screen.name ] && {
				keywords: words[ screen.name ]?.split( /\s*,\s*/ ),
			} ),
		} ) );
}

// Returns search words for screens that people know by another name.
function getSearchWords(): Readonly< Record< string, string | undefined > > {
	return {
		/* translators: Words by which people look for the screen of site title, logo and icon, separated by commas. */
		identity: __( 'logo, favicon, site title, tagline', 'atelier' ),
		/* translators: Words by which people look for the screen of fonts, separated by commas. */
		fonts: __( 'typeface, google fonts, upload font', 'atelier' ),
		/* translators: Words by which people look for the screen of menus, separated by commas. */
		navigation: __( 'menu, menus, links', 'atelier' ),
		/* translators: Words by which people look for the screen of pages, separated by commas. */
		pages: __( 'new page, add page, create page', 'atelier' ),
		/* translators: Words by which people look for the screen of posts, separated by commas. */
		posts: __( 'new post, add post, blog, article', 'atelier' ),
		/* translators: Words by which people look for the screen of templates, separated by commas. */
		templates: __( 'layout, 404, single, archive', 'atelier' ),
		/* translators: Words by which people look for the screen of patterns, separated by commas. */
		patterns: __( 'header, footer, template parts, sections', 'atelier' ),
		/* translators: Words by which people look for the screen of colors, separated by commas. */
		'styles/colors': __(
			'color, colour, colours, palette, dark, light, contrast',
			'atelier'
		),
		/* translators: Words by which people look for the style variations, separated by commas. */
		'styles/variations': __( 'dark, theme, look, skin', 'atelier' ),
		/* translators: Words by which people look for the styles of blocks, separated by commas. */
		'styles/blocks': __( 'button, buttons, image, quote', 'atelier' ),
		/* translators: Words by which people look for the screen of typography, separated by commas. */
		'styles/typography': __(
			'font, text, heading, link, button',
			'atelier'
		),
		/* translators: Words by which people look for the revisions of the styles, separated by commas. */
		'styles/revisions': __( 'history, restore, go back', 'atelier' ),
	};
}

function toLabel( title: string ): string {
	/* translators: %s: name of a screen. */
	return sprintf( __( 'Go to: %s', 'atelier' ), title );
}

// Returns the screens that are offered as commands and have no item in the sidebar.
function getUnlistedScreens(
	sidebarPaths: readonly string[]
): GuardedScreen[] {
	return listScreenRows()
		.filter(
			( [ , { isCommand, path } ] ) =>
				isCommand && ! sidebarPaths.includes( path )
		)
		.map( ( [ name, { path, right, offeredWith = [] } ] ) => ( {
			name,
			label: toLabel( describeScreen( name ).title() ),
			path,
			isSuggested: false,
			rights: [ ...offeredWith, ...( right ? [ right ] : [] ) ],
		} ) );
}

function getBlockThemeScreens(): GuardedScreen[] {
	const styles = describeScreen( 'styles' );
	const templates = describeScreen( 'templates' );
	const compare = describeScreen( 'compare' );
	return [
		...listSectionCommands().map( ( { name, label, query, right } ) => ( {
			name: `styles/${ name }`,
			/* translators: %s: name of a part of the styles, for example "Typography". */
			label: sprintf( __( 'Styles: %s', 'atelier' ), label ),
			path: pathTo( styles.path, query ),
			panelQuery: query,
			isSuggested: false,
			suggestedOn: styles.path,
			rights: [ styles.right, right ].filter(
				( needed ): needed is string => needed !== undefined
			),
		} ) ),
		{
			name: compare.name,
			label: toLabel( compare.title() ),
			path: compare.path,
			isSuggested: false,
			suggestedOn: styles.path,
			rights: [ styles.right, compare.right ].filter(
				( needed ): needed is string => needed !== undefined
			),
		},
		{
			name: 'resolve-template',
			label: __( 'Which template serves an address?', 'atelier' ),
			path: pathTo( templates.path, { resolve: '/' } ),
			isSuggested: false,
			suggestedOn: templates.path,
			rights: [ 'editDesign' ],
		},
	];
}
