import type { ComponentProps } from 'react';

import { Link, useNavigate } from '@/router';

/** Props of DataViews that let items open. */
export interface ItemLinks< T > {
	isItemClickable: ( item: T ) => boolean;
	onClickItem: ( item: T ) => void;
	renderItemLink: (
		props: { item: T } & ComponentProps< 'a' >
	) => JSX.Element;
}

/**
 * Returns the props that make links of items.
 *
 * @param getPath Returns where an item leads; `undefined` for an item that does not open.
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
