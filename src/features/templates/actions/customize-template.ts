import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { editPath } from '@/router';
import { shorten } from '@/utils/shorten';
import { hasVersions } from '../has-versions';
import type { TemplateItem } from '../resolver/read-library';
import { customizeTemplateFile as writeCopy } from '../writes/write-templates';
import { getTemplateTitle, type TemplateAction } from './template-action';

/** Opens a file in the editor: an active file itself, or a new copy of an inactive one, which is active from its first save on. */
export const customizeTemplate: TemplateAction = {
	id: 'customize-template',
	getLabel: () => __( 'Customize', 'atelier' ),
	isEligible: ( { type, state } ) =>
		type === 'wp_registered_template' &&
		( state !== 'inactive' || hasVersions() ),
	run: async ( items, context ) => {
		const [ item ] = items;
		const open = ( id: number | string ) =>
			context.navigate( editPath( 'wp_template', id ) );
		// The first save creates the person's copy of an active file; nothing is created before.
		if ( item && item.state !== 'inactive' ) {
			open( item.id );
			return;
		}
		await runOnItems( items, {
			subject: 'template',
			getTitle: getTemplateTitle,
			run: async ( file ) => {
				const { copy, undo } = await writeCopy( file );
				open( copy.id );
				return undo;
			},
			done: describe,
		} );
	},
};

function describe( [ item ]: readonly TemplateItem[] ): string | undefined {
	if ( ! item ) {
		return undefined;
	}
	return item.servedBy
		? sprintf(
				/* translators: 1, 2: titles of templates. */
				__(
					'Your copy of “%1$s” was made. Visitors see “%2$s” until you save changes of the copy.',
					'atelier'
				),
				shorten( item.title ),
				shorten( item.servedBy.title )
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__(
					'Your copy of “%s” was made. Visitors see it once you save changes of it.',
					'atelier'
				),
				shorten( item.title )
		  );
}
