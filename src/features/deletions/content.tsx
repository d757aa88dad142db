import { useState } from 'react';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { useResource } from '@/data/reads/use-resource';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { getErrorMessage } from '@/utils/get-error-message';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import {
	DELETIONS_PER_PAGE,
	deletionsResource,
	type Deletion,
} from './reads/deletions';
import { DeletionRow } from './deletion-row';
import { DeletionPages } from './deletion-pages';
import { formatDeletionTitle } from './format-deletion-title';
import { useDeletions } from './use-deletions';
import './style.scss';

/** List of deleted records, each with buttons that restore it or delete it for good. */
export function DeletedContent() {
	const [ page, setPage ] = useState( 1 );
	const { data, total, totalPages, error, isLoading, retry } = useResource(
		deletionsResource,
		page
	);
	const [ deletionToConfirm, setDeletionToConfirm ] = useState< Deletion >();
	const { busyId, restore, remove } = useDeletions();
	const Heading = useIsMobile() ? 'h1' : 'h2';

	// The only item of the last page was removed.
	if ( page > 1 && data?.length === 0 && ! isLoading ) {
		setPage( Math.max( 1, totalPages ) );
	}
	return (
		<div className="atelier-deleted">
			<Heading className="atelier-deleted__title">
				{ __( 'Recently deleted', 'atelier' ) }
			</Heading>
			<p className="atelier-deleted__description">
				{ __(
					'Menus, templates, template parts, patterns and their categories, fonts, saved views and saved styles are kept for 30 days after they were deleted or reset. Pages and posts are in the Trash of their lists.',
					'atelier'
				) }
			</p>
			{ error !== undefined && (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'What was deleted could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			{ data === undefined && isLoading && (
				<div role="status" aria-label={ __( 'Loading', 'atelier' ) }>
					<Spinner />
				</div>
			) }
			{ data?.length === 0 && error === undefined && (
				<p className="atelier-deleted__empty">
					{ __(
						'Nothing was deleted in the last 30 days.',
						'atelier'
					) }
				</p>
			) }
			{ data && data.length > 0 && (
				<ul className="atelier-deleted__list">
					{ data.map( ( deletion ) => (
						<ValueBoundary
							key={ deletion.id }
							value={ deletion }
							fallback={
								<li className="atelier-deleted__row">
									<UnreadableItem />
								</li>
							}
						>
							<DeletionRow
								deletion={ deletion }
								isBusy={ busyId === deletion.id }
								onRestore={ () => void restore( deletion ) }
								onDelete={ () =>
									setDeletionToConfirm( deletion )
								}
							/>
						</ValueBoundary>
					) ) }
				</ul>
			) }
			{ total > DELETIONS_PER_PAGE && (
				<DeletionPages
					page={ page }
					totalPages={ totalPages }
					onChange={ setPage }
				/>
			) }
			<ConfirmDialog
				isOpen={ deletionToConfirm !== undefined }
				cancelButtonText={ __( 'Cancel', 'atelier' ) }
				confirmButtonText={ __( 'Delete permanently', 'atelier' ) }
				onCancel={ () => setDeletionToConfirm( undefined ) }
				onConfirm={ () => {
					setDeletionToConfirm( undefined );
					if ( deletionToConfirm ) {
						void remove( deletionToConfirm );
					}
				} }
			>
				{ deletionToConfirm &&
					formatDeletionTitle( deletionToConfirm ).question }
			</ConfirmDialog>
		</div>
	);
}
