import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import { hasEditableStyles, isSupportedTheme } from './is-supported-theme';
import { SidebarItem, SidebarOutsideItem } from './sidebar-item';

/** The notice that the theme does not support the screen (specification 2.3), with links to the screens that design this theme. */
export function UnsupportedNotice() {
	const { path } = useRoute();
	const { theme, rights, classicScreens } = getBootPayload();
	const screens = [
		hasEditableStyles( theme ) &&
			rights.editStyles && {
				path: '/styles',
				label: __( 'Styles', 'atelier' ),
			},
		isSupportedTheme( theme ) &&
			rights.editDesign && {
				path: '/stylebook',
				label: __( 'Style Book', 'atelier' ),
			},
		rights.editDesign && {
			path: '/pattern',
			label: __( 'Patterns', 'atelier' ),
		},
	];
	return (
		<div className="atelier-sidebar-screen__notice">
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The theme you are currently using does not support this screen.',
					'atelier'
				) }
			</Notice>
			<ul
				className="atelier-sidebar-items"
				aria-label={ __( 'Where this theme is designed', 'atelier' ) }
			>
				{ screens.map(
					( screen ) =>
						screen &&
						screen.path !== path && (
							<SidebarItem key={ screen.path } to={ screen.path }>
								{ screen.label }
							</SidebarItem>
						)
				) }
				{ classicScreens.map( ( { href, label } ) => (
					<SidebarOutsideItem key={ href } href={ href }>
						{ label }
					</SidebarOutsideItem>
				) ) }
			</ul>
		</div>
	);
}
