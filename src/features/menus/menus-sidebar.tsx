import { useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { funnel, navigation } from '@wordpress/icons';

import { AreaError } from '@/components/area-error';
import { useResource } from '@/data/reads/use-resource';
import { useUses, type Use } from '@/features/usage';
import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { SidebarItem, SidebarScreen } from '@/kits/sidebar';
import { itemPath } from '@/router';
import { menuOverviewResource, type MenuOverview } from './reads/menu-links';
import type { ListedMenu } from './reads/menus';
import { CreateMenu } from './create-menu';
import { getMenuTitle } from './get-menu-title';
import { MenuScreen } from './menu-screen';
import { useMenus } from './use-menus';
import './style.scss';

/** Number of menus in the first slice, about as many as fit in a window. */
const FIRST_MENUS: readonly number[] = [ 20 ];

/** The sidebar of `/navigation`: all menus, or the only one itself (specification 4.4). */
export function MenusSidebar() {
	const { menus, isLoading, error, retry } = useMenus();
	const [ only ] = menus;
	if ( ! isLoading && only && menus.length === 1 ) {
		return (
			<MenuScreen
				key={ only.id }
				id={ only.id }
				backPath="/"
				actions={ <CreateMenu /> }
			/>
		);
	}
	return (
		<SidebarScreen
			title={ __( 'Navigation', 'atelier' ) }
			description={ __( 'Manage your Navigation Menus.', 'atelier' ) }
			backPath="/"
			actions={ <CreateMenu /> }
		>
			{ menus.length > 0 && <MenuList menus={ menus } /> }
			{ error !== undefined && (
				<AreaError error={ error } onRetry={ retry } />
			) }
			{ error === undefined && isLoading && <Spinner /> }
			{ error === undefined && ! isLoading && menus.length === 0 && (
				<p className="atelier-navigation__message">
					{ __( 'No Navigation Menus found.', 'atelier' ) }
				</p>
			) }
		</SidebarScreen>
	);
}

function MenuList( { menus }: { menus: readonly ListedMenu[] } ) {
	const { data } = useResource( menuOverviewResource );
	const { findUse } = useUses( 'menu' );
	const [ isFiltered, setIsFiltered ] = useState( false );
	const unused = menus.filter( ( { id } ) => findUse( id ) === 'unused' );
	const hasFilter = unused.length > 0;
	const shown = useItemsInSteps(
		'menus',
		isFiltered && hasFilter ? unused : menus,
		FIRST_MENUS
	);
	return (
		<>
			{ hasFilter && (
				<Button
					className="atelier-navigation__filter"
					variant="tertiary"
					size="compact"
					icon={ funnel }
					isPressed={ isFiltered }
					onClick={ () => setIsFiltered( ! isFiltered ) }
				>
					{ sprintf(
						/* translators: %d: number of menus that no place shows. */
						__( 'Not used: %d', 'atelier' ),
						unused.length
					) }
				</Button>
			) }
			<ul className="atelier-sidebar-items">
				{ shown.map( ( { id, title, status } ) => (
					<SidebarItem
						key={ id }
						to={ itemPath( 'wp_navigation', id ) }
						icon={ navigation }
						suffix={ describe( data, id, findUse( id ) ) }
					>
						{ getMenuTitle( title.raw ?? title.rendered, status ) }
					</SidebarItem>
				) ) }
			</ul>
		</>
	);
}

// Describes a menu, so that menus of one name can be distinguished.
function describe(
	overview: MenuOverview | undefined,
	id: number,
	use: Use | undefined
): string | undefined {
	const menu = overview?.menus[ id ];
	const kind = menu && describeItems( menu );
	const missing = use === 'unused' && __( 'Not used', 'atelier' );
	return [ kind, missing ].filter( Boolean ).join( ' · ' ) || undefined;
}

function describeItems( menu: MenuOverview[ 'menus' ][ number ] ): string {
	return menu.originalId > 0
		? __( 'Duplicate', 'atelier' )
		: sprintf(
				/* translators: %d: number of items of a menu. */
				_n( '%d item', '%d items', menu.items, 'atelier' ),
				menu.items
		  );
}
