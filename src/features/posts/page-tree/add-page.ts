import { __, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes';
import { runInForm } from '@/kits/saving/outcomes';
import { editPath } from '@/router';
import type { PostType } from '../reads/post-type';
import { createDraft } from '../writes/create-draft';
import { getNewPlace } from './get-new-place';
import { loadTree } from './load-tree';

/** A page to add to a tree. */
export interface NewPage {
	title: string;
	/** Id of the parent; 0 at the top. */
	parent: number;
}

/**
 * Adds a draft to the end of a level of a tree, and offers to edit it.
 *
 * @param postType Its type.
 * @param page     The page.
 * @param navigate Opens a path.
 * @return Its id.
 * @throws The server's error.
 */
export async function addPage(
	postType: PostType,
	{ title, parent }: NewPage,
	navigate: ( path: string ) => void
): Promise< number > {
	let id = 0;
	await runInForm(
		{ id: `new/${ parent }/${ title }` },
		{
			subject: postType.slug,
			run: async () => {
				const pages = await loadTree( postType );
				( { id } = await createDraft(
					postType,
					title,
					getNewPlace( pages, parent )
				) );
			},
			done: () =>
				sprintf(
					/* translators: %s: title of the new post. */
					__( '"%s" successfully created.', 'atelier' ),
					formatRecordTitle( title )
				),
			getNext: () => ( {
				label: __( 'Edit', 'atelier' ),
				onClick: () => navigate( editPath( postType.slug, id ) ),
			} ),
		}
	);
	return id;
}
