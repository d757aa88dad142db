import { cleanForSlug } from '@wordpress/url';

import { createRecord, postKind, requireSaved } from '@/data/writes';
import type { PostType } from '../reads/post-type';

/**
 * Creates a draft of a type (specification 3: new draft post), with the content of the type's block template if it has
 * one.
 *
 * @param postType The post type.
 * @param title    Its title; may be empty.
 * @param place    Its parent and order, if the type is hierarchical.
 * @throws The server's error.
 */
export async function createDraft(
	postType: PostType,
	title: string,
	place: { parent?: number; menu_order?: number } = {}
): Promise< { id: number } > {
	const content = await getTemplateContent( postType );
	const outcome = await createRecord( postKind( postType.slug ), {
		status: 'draft',
		title: title.trim(),
		slug: cleanForSlug( title ),
		...place,
		...( content ? { content } : {} ),
	} );
	return requireSaved( outcome ) as { id: number };
}

async function getTemplateContent( {
	template,
}: PostType ): Promise< string | undefined > {
	if ( ! Array.isArray( template ) || template.length === 0 ) {
		return undefined;
	}
	const { serializeTemplate } = await import( './serialize-template' );
	return serializeTemplate( template );
}
