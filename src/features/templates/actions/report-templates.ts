import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { runForEach } from '@/utils/run-for-each';
import type { TemplateItem } from '../resolver/read-library';

/** An action on templates. */
export interface TemplateAction {
	/** Does it to one template; rejects with the server's answer. */
	run: ( item: TemplateItem ) => Promise< unknown >;
	/** Message about the items that succeeded. */
	getSuccess: ( items: readonly TemplateItem[] ) => string;
	/** Takes it back for one template. */
	undo?: ( item: TemplateItem ) => Promise< unknown >;
}

/**
 * Does something to templates one by one, and says of each whether it succeeded: a failure is named with the server's message.
 *
 * @param items  The templates.
 * @param action What to do and to say.
 */
export async function runOnTemplates(
	items: readonly TemplateItem[],
	action: TemplateAction
): Promise< readonly TemplateItem[] > {
	const queue = items.map( ( item, id ) => ( {
		id,
		title: item.title || item.slug,
		item,
	} ) );
	const { updated, failed } = await runForEach( queue, ( { item } ) =>
		action.run( item )
	);
	const done = updated.flatMap( ( { id } ) => items[ id ] ?? [] );
	const notices = dispatch( noticesStore );
	const { undo } = action;
	if ( done.length > 0 ) {
		void notices.createSuccessNotice( action.getSuccess( done ), {
			type: 'snackbar',
			id: 'atelier-templates',
			actions: undo
				? [
						{
							label: __( 'Undo', 'atelier' ),
							onClick: () =>
								void runOnTemplates( done, {
									run: undo,
									getSuccess: () =>
										__( 'Undone.', 'atelier' ),
								} ),
						},
				  ]
				: [],
		} );
	}
	if ( failed.length > 0 ) {
		const reasons = failed
			.map( ( { title, message } ) =>
				/* translators: 1: title of a template. 2: why it failed. */
				sprintf( __( '“%1$s”: %2$s', 'atelier' ), title, message )
			)
			.join( ' ' );
		void notices.createErrorNotice(
			sprintf(
				/* translators: 1: number of templates. 2: their titles, each with a reason. */
				_n(
					'%1$d failed. %2$s',
					'%1$d failed. %2$s',
					failed.length,
					'atelier'
				),
				failed.length,
				reasons
			),
			{
				type: 'snackbar',
				id: 'atelier-templates-failed',
				explicitDismiss: true,
				actions: [
					{
						label: __( 'Retry', 'atelier' ),
						onClick: () =>
							void runOnTemplates(
								failed.flatMap(
									( { id } ) => items[ id ] ?? []
								),
								action
							),
					},
				],
			}
		);
	}
	return done;
}
