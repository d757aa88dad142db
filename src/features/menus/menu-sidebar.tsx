import { returnPathFor } from '@/router';
import { MenuScreen } from './menu-screen';

/** Props of {@link MenuSidebar}. */
export interface MenuSidebarProps {
	id: number;
}

/** The sidebar of `/wp_navigation/{id}`. */
export function MenuSidebar( { id }: MenuSidebarProps ) {
	return (
		<MenuScreen id={ id } backPath={ returnPathFor( 'wp_navigation' ) } />
	);
}
