import { MenuItem } from '@wordpress/components';
import { useEffect, useState } from 'react';

import {
	fetchEditorPayload,
	getEditorPayload,
	type AdminBarItem,
} from '@/wordpress/editor-payload';

const NO_ITEMS: readonly AdminBarItem[] = [];

/** The items that plugins add to the admin bar, which Design does not show: links with the items below each. */
export function AdminBarItems() {
	return useAdminBarItems().map( ( item ) => (
		<AdminBarLinks key={ item.id } item={ item } path={ [] } />
	) );
}

interface AdminBarLinksProps {
	item: AdminBarItem;
	/** Titles of the items above it. */
	path: readonly string[];
}

function AdminBarLinks( { item, path }: AdminBarLinksProps ) {
	const titles = [ ...path, item.title ];
	// The host's item passes it to its button, but its types omit it.
	const link: object = { href: item.href };
	return (
		<>
			{ item.href && (
				<MenuItem { ...link } info={ path.join( ' › ' ) }>
					{ item.title }
				</MenuItem>
			) }
			{ item.children.map( ( child ) => (
				<AdminBarLinks
					key={ child.id }
					item={ child }
					path={ titles }
				/>
			) ) }
		</>
	);
}

// They come with the editor's payload, which a list requests only when it needs it.
function useAdminBarItems(): readonly AdminBarItem[] {
	const [ payload, setPayload ] = useState( getEditorPayload );
	useEffect( () => {
		let isCurrent = true;
		fetchEditorPayload().then(
			( fetched ) => isCurrent && setPayload( fetched ),
			// The screens that need the payload report the error.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [] );
	return payload?.adminBar ?? NO_ITEMS;
}
