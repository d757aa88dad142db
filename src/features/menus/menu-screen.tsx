import { useDeferredValue, type ReactNode } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { OthersNotice } from '@/kits/saving/presence';
import { SidebarScreen } from '@/kits/sidebar';
import { UsedIn } from '@/features/usage';
import { usePageTitle } from '@/data/site/use-page-title';
import { editPath, useNavigate } from '@/router';
import { MenuEditor } from './editor/menu-editor';
import { useEditedMenu } from './editor/use-edited-menu';
import { getMenuTitle } from './get-menu-title';
import { isMissing } from './is-missing';
import { LinkedHint } from './linked-hint';
import { MenuActions } from './menu-actions';
import { MenuPlace } from './menu-place';
import { TwinNotice } from './twin-notice';
import './style.scss';

/** Props of {@link MenuScreen}. */
export interface MenuScreenProps {
	id: number;
	backPath: string;
	/** Further buttons in the line of the title. */
	actions?: ReactNode;
}

/** The sidebar of one menu: its items, its actions, and the places that use it. */
export function MenuScreen( { id, backPath, actions }: MenuScreenProps ) {
	const menu = useEditedMenu( id );
	const { navigate } = useNavigate();
	// The items render in slices after they have loaded; the page responds between the slices.
	const isShown = useDeferredValue( menu.tree !== undefined );
	const title = menu.tree ? getMenuTitle( menu.title, menu.status ) : '';
	usePageTitle( title || undefined, 'record' );

	if ( isMissing( menu.error ) ) {
		return (
			<SidebarScreen
				title={ __( 'Navigation', 'atelier' ) }
				backPath={ backPath }
			>
				<p className="atelier-navigation__message">
					{ __( 'Navigation Menu missing.', 'atelier' ) }
				</p>
			</SidebarScreen>
		);
	}
	return (
		<SidebarScreen
			title={ title || __( 'Navigation', 'atelier' ) }
			description={ __(
				'Navigation Menus are a curated collection of blocks that allow visitors to get around your site.',
				'atelier'
			) }
			backPath={ backPath }
			actions={
				isShown ? (
					<div className="atelier-navigation__actions">
						{ actions }
						<MenuActions id={ id } menu={ menu } />
						<Button
							icon={ pencil }
							label={ sprintf(
								/* translators: %s: title of a record. */
								__( 'Edit “%s”', 'atelier' ),
								title || __( 'Navigation', 'atelier' )
							) }
							size="compact"
							onClick={ () =>
								navigate( editPath( 'wp_navigation', id ) )
							}
						/>
					</div>
				) : (
					actions
				)
			}
		>
			{ isShown && (
				<OthersNotice
					record={ { type: 'wp_navigation', id } }
					isEditing
					place="panel"
				/>
			) }
			{ ! isShown && menu.error === undefined ? (
				<Spinner />
			) : (
				<MenuEditor menu={ menu } />
			) }
			{ isShown && (
				<div className="atelier-navigation__details">
					<MenuPlace id={ id } status={ menu.status } />
					<TwinNotice id={ id } />
					<LinkedHint id={ id } />
					<UsedIn kind="menu" id={ id } />
				</div>
			) }
		</SidebarScreen>
	);
}
