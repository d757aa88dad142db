import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems, parseRecord, readTitle } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import type { Write } from '@/data/reads/types';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** A menu in a list. */
export interface ListedMenu {
	id: number;
	title: { raw?: string; rendered: string };
	status: string;
	/** When it was changed, in UTC. */
	modified_gmt: string;
}

/** A menu with its markup. */
export interface Menu extends ListedMenu {
	content: { raw: string };
}

/** Number of menus in a page of the list (specification 9). */
const MENUS_PER_PAGE = 100;

const COLLECTION = '/wp/v2/navigation';
const FIELDS = 'id,title,status,modified_gmt';

/** A page of the site's menus, including drafts (specification 7.2). */
export const menusResource = defineResource( {
	name: 'menus',
	path: ( page: number ) =>
		addQueryArgs( COLLECTION, {
			context: 'edit',
			per_page: MENUS_PER_PAGE,
			page,
			status: 'publish,draft',
			order: 'desc',
			orderby: 'date',
			_fields: FIELDS,
		} ),
	parse: ( body ): readonly ListedMenu[] =>
		parseMenus( body ).map( repairMenu ),
	isStaleAfter: mayChangeMenus,
} );

/** A menu with its markup. */
export const menuResource = defineResource( {
	name: 'menu',
	path: ( id: number ) =>
		`${ COLLECTION }/${ id }?context=edit&_fields=${ FIELDS },content`,
	parse: ( body ): Menu => repairMenu( parseMenu( body ) ),
	// A deleted menu is not requested again while its screen is being left.
	isStaleAfter: ( write, path ) =>
		mayChangeMenus( write ) &&
		! ( write.method === 'DELETE' && path.startsWith( write.route ) ),
} );

/** Ids of menus that were deleted here. The screen of such a menu requests it again, because it may have been restored. */
export const deletedMenus = new Set< number >();

/** The fallback menu of WordPress, which the request creates where the site has no menu. */
export const menuFallbackResource = defineResource( {
	name: 'menu-fallback',
	path: ( isNeeded: boolean ) =>
		isNeeded
			? '/wp-block-editor/v1/navigation-fallback?_fields=id'
			: undefined,
	parse: parseRecord( hasId ),
	isStaleAfter: mayChangeMenus,
} );

function mayChangeMenus( write: Write ): boolean {
	return (
		isWriteTo( write, COLLECTION ) ||
		write.route.startsWith( '/atelier/v1/deletions' )
	);
}

const parseMenus = parseItems( isMenu );
const parseMenu = parseRecord( isMenuWithContent );

function repairMenu< T extends ListedMenu >( menu: T ): T {
	return {
		...menu,
		title: readTitle( menu.title ),
		modified_gmt: toText( menu.modified_gmt ),
	};
}

function isMenu( value: unknown ): value is ListedMenu {
	return (
		hasId( value ) &&
		isRecord( value.title ) &&
		typeof value.status === 'string'
	);
}

function isMenuWithContent( value: unknown ): value is Menu {
	return (
		isMenu( value ) &&
		isRecord( ( value as unknown as Menu ).content ) &&
		typeof ( value as unknown as Menu ).content.raw === 'string'
	);
}
