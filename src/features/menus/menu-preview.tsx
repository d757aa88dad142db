import { useResource } from '@/data/reads/use-resource';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { menuOverviewResource } from './reads/menu-links';
import { useMenus } from './use-menus';

/** Props of {@link MenuPreview}. */
export interface MenuPreviewProps {
	/** Id of the menu. */
	id: number;
}

/** Preview of a menu with its unsaved changes: on the front page, or alone where the front page does not show it. */
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

/** Preview beside the list of menus: the front page, or {@link MenuPreview} of the only menu. */
export function MenusPreview() {
	const { menus, isLoading } = useMenus();
	const [ only ] = menus;
	return ! isLoading && only && menus.length === 1 ? (
		<MenuPreview id={ only.id } />
	) : (
		<FrontPagePreview />
	);
}
