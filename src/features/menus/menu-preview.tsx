import { useResource } from '@/data/reads/use-resource';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { menuOverviewResource } from './reads/menu-links';
import { useMenus } from './use-menus';

/** Props of {@link MenuPreview}. */
export interface MenuPreviewProps {
	/** Menu. */
	id: number;
}

/** Shows a menu with its unsaved changes: on the front page, or by itself where that does not show it. */
export function MenuPreview( { id }: MenuPreviewProps ) {
	const { data } = useResource( menuOverviewResource );
	const isElsewhere = data !== undefined && ! data.front.menus.includes( id );
	return (
		<FrontPagePreview
			instead={
				isElsewhere
					? { postType: 'wp_navigation', postId: String( id ) }
					: undefined
			}
		/>
	);
}

/** Shows the front page beside the list of menus; where the site has only one, that menu as {@link MenuPreview} does. */
export function MenusPreview() {
	const { menus, isLoading } = useMenus();
	const [ only ] = menus;
	return ! isLoading && only && menus.length === 1 ? (
		<MenuPreview id={ only.id } />
	) : (
		<FrontPagePreview />
	);
}
