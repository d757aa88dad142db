import { __, _n, sprintf } from '@wordpress/i18n';

import { DeleteUsed } from '@/features/used-in';
import { runOnItems } from '../actions/run-on-items';
import type { PatternItem } from '../engine/types';
import { usePartLibrary, usePatternLibrary } from '../use-libraries';
import { deleteItem } from '../write-patterns';
import { SubmitForm } from '@/components/submit-form';

/** Props of {@link DeleteForm}. */
export interface DeleteFormProps {
	items: readonly PatternItem[];
	onClose: ( () => void ) | undefined;
}

/** Asks, says where an item is used and what becomes of these places, and deletes; the notice brings it back. */
export function DeleteForm( { items, onClose }: DeleteFormProps ) {
	const [ first ] = items;
	return items.length === 1 && first ? (
		<DeleteOne item={ first } onClose={ onClose } />
	) : (
		<SubmitForm
			submitLabel={ __( 'Delete', 'atelier' ) }
			failure={ __( 'They could not be deleted.', 'atelier' ) }
			isDestructive
			onSubmit={ () => deleteItems( items ) }
			onClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %d: number of items. */
					_n(
						'Delete %d item? Places that use it will show nothing there.',
						'Delete %d items? Places that use them will show nothing there.',
						items.length,
						'atelier'
					),
					items.length
				) }
			</p>
		</SubmitForm>
	);
}

function DeleteOne( {
	item,
	onClose,
}: {
	item: PatternItem;
	onClose: DeleteFormProps[ 'onClose' ];
} ) {
	const patterns = usePatternLibrary();
	const parts = usePartLibrary();
	const isPart = item.type === 'wp_template_part';
	// A pattern of the theme has no id by which a block could refer to it.
	const candidates = (
		isPart
			? [
					...( parts.items ?? [] ),
					...( patterns.items ?? [] ).filter(
						( { source } ) => source === 'user'
					),
			  ]
			: ( patterns.items ?? [] ).filter(
					( { source } ) => source === 'user'
			  )
	).filter( ( { key } ) => key !== item.key );
	return (
		<DeleteUsed
			kind={ isPart ? 'part' : 'pattern' }
			id={ item.id }
			replacements={ candidates.map( ( { id, title } ) => ( {
				value: String( id ),
				label: title,
			} ) ) }
			onDelete={ () => deleteItems( [ item ] ) }
			onClose={ onClose }
		>
			{ sprintf(
				/* translators: %s: title of a pattern or template part. */
				__( 'Are you sure you want to delete "%s"?', 'atelier' ),
				item.title
			) }
		</DeleteUsed>
	);
}

function deleteItems( items: readonly PatternItem[] ): Promise< void > {
	return runOnItems( items, {
		run: deleteItem,
		getSuccess: ( [ first, ...more ] ) =>
			first && more.length === 0
				? sprintf(
						/* translators: %s: title of a pattern or template part. */
						__( '"%s" deleted.', 'atelier' ),
						first.title
				  )
				: sprintf(
						/* translators: %d: number of items. */
						_n(
							'%d item deleted.',
							'%d items deleted.',
							more.length + 1,
							'atelier'
						),
						more.length + 1
				  ),
	} );
}
