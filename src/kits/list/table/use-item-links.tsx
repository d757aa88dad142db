import type { ComponentProps } from 'react';

import { Link, useNavigate } from '@/router';

/** Props of DataViews with which items open. */
export interface ItemLinks< T > {
	isItemClickable: ( item: T ) => boolean;
	onClickItem: ( item: T ) => void;
	renderItemLink: (
		props: { item: T } & ComponentProps< 'a' >
	) => JSX.Element;
}

/**
 * Returns the props that render items as links.
 *
 * @param getPath Returns the path of an item; `undefined` for an item that does not open.
 */
export function useItemLinks< T >(
	getPath: ( item: T ) => string | undefined
): ItemLinks< T > {
	const { navigate } = useNavigate();
	return {
		isItemClickable: ( item ) => getPath( item ) !== undefined,
		onClickItem: ( item ) => {
			const path = getPath( item );
			if ( path !== undefined ) {
				navigate( path );
			}
		},
		renderItemLink: ( { item, children, ...props } ) => (
			<Link { ...props } to={ getPath( item ) ?? '/' }>
				{ children }
			</Link>
		),
	};
}
