import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { usageCountsResource, DeleteUsed } from '@/features/usage';
import { useResource } from '@/data/reads/use-resource';
import { SubmitForm } from '@/components/submit-form';
import { getErrorMessage } from '@/utils/get-error-message';
import { runOnItems } from '../actions/run-on-items';
import type { PatternItem } from '../rules/types';
import { useReplacements } from '../use-replacements';
import { deleteItem } from '../writes/write-patterns';

/** As many records as the server counts the places of at once. */
const MAX_COUNTED = 100;

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
		<DeleteSeveral items={ items } onClose={ onClose } />
	);
}

function DeleteSeveral( { items, onClose }: DeleteFormProps ) {
	const kind = items[ 0 ]?.type === 'wp_template_part' ? 'part' : 'pattern';
	const { data, error } = useResource(
		usageCountsResource,
		kind,
		items.slice( 0, MAX_COUNTED ).map( ( { id } ) => id )
	);
	const mayHaveMore =
		data && ( ! data.index.isWhole || ( data.incomplete ?? 0 ) > 0 );
	const used = items.flatMap( ( item ) => {
		const count = data?.counts[ String( item.id ) ] ?? 0;
		return count > 0 ? [ { item, count } ] : [];
	} );
	return (
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
			{ ! data && ! error && <Spinner /> }
			{ error !== undefined && (
				<p className="atelier-pattern-hint" role="alert">
					{ getErrorMessage(
						error,
						__( 'The places could not be loaded.', 'atelier' )
					) }
				</p>
			) }
			{ mayHaveMore && (
				<p className="atelier-pattern-hint">
					{ __(
						'Not every item of the site could be searched: there may be more places.',
						'atelier'
					) }
				</p>
			) }
			{ data &&
				! mayHaveMore &&
				used.length === 0 &&
				items.length <= MAX_COUNTED && (
					<p className="atelier-pattern-hint">
						{ __( 'None of them is used anywhere.', 'atelier' ) }
					</p>
				) }
			{ used.length > 0 && (
				<ul className="atelier-pattern-used">
					{ used.map( ( { item, count } ) => (
						<li key={ item.key }>
							{ sprintf(
								/* translators: 1: title of a pattern or template part. 2: number of places that use it. */
								_n(
									'“%1$s” is used in %2$d place.',
									'“%1$s” is used in %2$d places.',
									count,
									'atelier'
								),
								item.title,
								count
							) }
						</li>
					) ) }
				</ul>
			) }
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
	const replacements = useReplacements( item );
	return (
		<DeleteUsed
			kind={ item.type === 'wp_template_part' ? 'part' : 'pattern' }
			id={ item.id }
			replacements={ replacements }
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
