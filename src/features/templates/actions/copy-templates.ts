import { __, _n, sprintf } from '@wordpress/i18n';

import { namesMenu } from '@/utils/names-menu';
import type { TemplateLibrary } from '../reads/templates';
import {
	createTemplate,
	fetchTemplateContent,
	trashCreatedTemplate,
	undoActiveTemplate,
	type CreatedTemplate,
} from '../writes/write-templates';
import { readSlug, type TemplateItem } from '../resolver/read-library';
import { copyTitle, customTemplateSlug } from '../rules/template-slug';
import { runOnTemplates } from './report-templates';

/**
 * Makes another version of each template, which is not live. A custom template is chosen by its slug, so that its copy has
 * a slug of its own.
 *
 * @param items The templates.
 */
export async function duplicateTemplates(
	items: readonly TemplateItem[]
): Promise< void > {
	const copies = new Map< TemplateItem, CreatedTemplate >();
	const withMenus = new Set< TemplateItem >();
	await runOnTemplates( items, {
		run: async ( item ) => {
			const title = copyTitle( item.title );
			const content = await fetchTemplateContent( item.type, item.id );
			if ( namesMenu( content ) ) {
				withMenus.add( item );
			}
			copies.set(
				item,
				await createTemplate( {
					title,
					slug: item.is_custom
						? customTemplateSlug( title )
						: item.slug,
					description: item.description,
					content,
					isSuggestion: ! item.is_custom,
					isActive: false,
				} )
			);
		},
		getSuccess: ( done ) =>
			[
				describeCopies( done ),
				done.some( ( item ) => withMenus.has( item ) ) &&
					__(
						'The menu in it stays linked: a change of the menu appears in the original and in the copy.',
						'atelier'
					),
			]
				.filter( Boolean )
				.join( ' ' ),
		undo: async ( item ) => {
			const copy = copies.get( item );
			if ( copy ) {
				await trashCreatedTemplate( copy );
			}
		},
	} );
}

function describeCopies( done: readonly TemplateItem[] ): string {
	return done.length === 1 && done[ 0 ]
		? sprintf(
				/* translators: %s: title of a template. */
				__( '“%s” duplicated. The copy is not active.', 'atelier' ),
				done[ 0 ].title
		  )
		: sprintf(
				/* translators: %d: number of templates. */
				_n(
					'%d template duplicated. The copy is not active.',
					'%d templates duplicated. The copies are not active.',
					done.length,
					'atelier'
				),
				done.length
		  );
}

/**
 * Makes a person's copy of a file that does not serve, and has it serve.
 *
 * @param library What the server lists.
 * @param item    The file.
 * @return The copy; undefined when it could not be made.
 */
export async function customizeTemplate(
	library: TemplateLibrary,
	item: TemplateItem
): Promise< CreatedTemplate | undefined > {
	let copy: CreatedTemplate | undefined;
	const { entry } = readSlug( library, item.slug );
	await runOnTemplates( [ item ], {
		run: async () => {
			copy = await createTemplate( {
				title: item.title,
				slug: item.slug,
				description: item.description,
				content: await fetchTemplateContent( item.type, item.id ),
				isSuggestion: ! item.is_custom,
				isActive: true,
			} );
		},
		getSuccess: () =>
			item.servedBy
				? sprintf(
						/* translators: 1, 2: titles of templates. */
						__(
							'Your copy of “%1$s” is active now. It replaces “%2$s”.',
							'atelier'
						),
						item.title,
						item.servedBy.title
				  )
				: sprintf(
						/* translators: %s: title of a template. */
						__( 'Your copy of “%s” is active now.', 'atelier' ),
						item.title
				  ),
		undo: async () => {
			if ( copy ) {
				await undoActiveTemplate( item.slug, copy.id, entry );
				await trashCreatedTemplate( copy );
			}
		},
	} );
	return copy;
}
