import type { ComponentProps, ReactNode } from 'react';

import { Glyph, type GlyphProps } from '@/components/glyph';
import { noteFollowed } from '@/focus';
import { Link, useRoute } from '@/router';

/** Props of {@link SidebarItem}. */
export interface SidebarItemProps {
	/** Path of `router/paths`. */
	to: string;
	icon?: GlyphProps[ 'icon' ];
	/** Number or text at the end of the line. */
	suffix?: ReactNode;
	isCurrent?: boolean;
	/** Buttons after the link. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A line of a sidebar's list that opens another screen. */
export function SidebarItem( {
	to,
	icon,
	suffix,
	isCurrent = false,
	actions,
	children,
}: SidebarItemProps ) {
	const { path } = useRoute();
	return (
		<li className={ actions ? 'atelier-sidebar-item__line' : undefined }>
			<Link
				to={ to }
				className="atelier-sidebar-item"
				data-path={ to }
				aria-current={ isCurrent ? 'page' : undefined }
				onClick={ () => noteFollowed( path, to ) }
			>
				<SidebarItemContent icon={ icon } suffix={ suffix }>
					{ children }
				</SidebarItemContent>
			</Link>
			{ actions }
		</li>
	);
}

/** A line of a sidebar's list that opens a page outside of Design. */
export function SidebarOutsideItem( {
	href,
	icon,
	children,
}: Pick< SidebarItemProps, 'icon' | 'children' > &
	Required< Pick< ComponentProps< 'a' >, 'href' > > ) {
	return (
		<li>
			<a className="atelier-sidebar-item" href={ href }>
				<SidebarItemContent icon={ icon }>
					{ children }
				</SidebarItemContent>
			</a>
		</li>
	);
}

function SidebarItemContent( {
	icon,
	suffix,
	children,
}: Pick< SidebarItemProps, 'icon' | 'suffix' | 'children' > ) {
	return (
		<>
			{ icon && <Glyph icon={ icon } /> }
			<span className="atelier-sidebar-item__label">{ children }</span>
			{ suffix !== undefined && (
				<span className="atelier-sidebar-item__suffix">{ suffix }</span>
			) }
		</>
	);
}
