import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { namesMenu } from '@/utils/names-menu';
import { shorten } from '@/utils/shorten';
import { hasVersions } from '../has-versions';
import type { TemplateItem } from '../resolver/read-library';
import { CUSTOM_VIEW } from '../rules/list-views';
import { copyTitle, customTemplateSlug } from '../rules/template-slug';
import { templateViewPath } from '../template-path';
import {
	createTemplate,
	fetchTemplateContent,
	trashCreatedTemplate,
} from '../writes/write-templates';
import {
	getTemplateTitle,
	type TemplateAction,
	type TemplateContext,
} from './template-action';

/** Creates an inactive copy of each template. */
export const duplicateTemplate: TemplateAction = {
	id: 'duplicate-template',
	getLabel: () => __( 'Duplicate', 'atelier' ),
	supportsBulk: true,
	isEligible: ( item ) => item.state !== 'other-theme' && hasVersions(),
	run: duplicateTemplates,
};

/**
 * Creates an inactive copy of each template. The notice has Undo and, in other views, a link to the custom templates. Posts choose a custom
 * template by its slug, so its copy has another slug.
 *
 * @param items            The templates.
 * @param context          The screen.
 * @param context.navigate Opens another screen.
 * @param context.view     View of the list.
 */
export async function duplicateTemplates(
	items: readonly TemplateItem[],
	{ navigate, view }: Pick< TemplateContext, 'navigate' | 'view' >
): Promise< void > {
	const withMenus = new Set< TemplateItem >();
	await runOnItems( items, {
		subject: 'template',
		getTitle: getTemplateTitle,
		run: async ( item ) => {
			const title = copyTitle( item.title );
			const content = await fetchTemplateContent( item.type, item.id );
			if ( namesMenu( content ) ) {
				withMenus.add( item );
			}
			const copy = await createTemplate( {
				title,
				slug: item.is_custom ? customTemplateSlug( title ) : item.slug,
				description: item.description,
				content,
				isSuggestion: ! item.is_custom,
				becomesActive: false,
			} );
			return () => trashCreatedTemplate( copy );
		},
		done: ( done ) =>
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
		...( view !== CUSTOM_VIEW && {
			getNext: () => ( {
				label: __( 'Go to Custom templates', 'atelier' ),
				onClick: () => navigate( templateViewPath( CUSTOM_VIEW ) ),
			} ),
		} ),
	} );
}

function describeCopies( done: readonly TemplateItem[] ): string {
	return done.length === 1 && done[ 0 ]
		? sprintf(
				/* translators: %s: title of a template. */
				__( '“%s” duplicated. The copy is not active.', 'atelier' ),
				shorten( done[ 0 ].title )
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
