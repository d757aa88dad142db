import { Spinner } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';

import { usageCountsResource, DeleteUsed } from '@/features/usage';
import { useResource } from '@/data/reads/use-resource';
import { SubmitForm } from '@/components/submit-form';
import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { shorten } from '@/utils/shorten';
import type { PatternItem } from '../rules/types';
import { useReplacements } from '../use-replacements';
import { deleteItem } from '../writes/write-patterns';
import { describeDeleted } from './describe-deleted';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Largest number of records whose places the server counts in a request. */
const MAX_COUNTED = 100;

/** Deletes patterns and parts; the notice has Undo. */
export const deleteItems: PatternAction = {
	id: 'delete-post',
	getLabel: () => __( 'Delete', 'atelier' ),
	icon: trash,
	supportsBulk: true,
	shortcut: 'Delete',
	// A theme's part cannot be deleted, only reset.
	isEligible: toEligibility( 'remove' ),
	Dialog: DeleteForm,
};

/** Form that asks for confirmation, shows the uses of the items, and deletes them. */
export function DeleteForm( {
	items,
	closeModal,
}: RenderModalProps< PatternItem > ) {
	const [ first ] = items;
	return items.length === 1 && first ? (
		<DeleteOne item={ first } onClose={ closeModal } />
	) : (
		<DeleteSeveral items={ items } onClose={ closeModal } />
	);
}

interface DeleteSeveralProps {
	items: readonly PatternItem[];
	onClose: ( () => void ) | undefined;
}

function DeleteSeveral( { items, onClose }: DeleteSeveralProps ) {
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
			onSubmit={ () => remove( items ) }
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
								shorten( item.title ),
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
	onClose: DeleteSeveralProps[ 'onClose' ];
} ) {
	const replacements = useReplacements( item );
	return (
		<DeleteUsed
			kind={ item.type === 'wp_template_part' ? 'part' : 'pattern' }
			id={ item.id }
			replacements={ replacements }
			onDelete={ () => remove( [ item ] ) }
			onClose={ onClose }
		>
			{ sprintf(
				/* translators: %s: title of a pattern or template part. */
				__( 'Are you sure you want to delete "%s"?', 'atelier' ),
				shorten( item.title )
			) }
		</DeleteUsed>
	);
}

async function remove( items: readonly PatternItem[] ): Promise< void > {
	await runOnItems( items, {
		subject: items[ 0 ]?.type ?? '',
		getTitle: getItemTitle,
		run: deleteItem,
		done: describeDeleted,
		undo: {
			done: ( restored ) =>
				describeRestored( restored.map( getItemTitle ) ),
		},
	} );
}
