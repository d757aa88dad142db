import { useCallback, useEffect, useMemo, useState } from 'react';
import { Notice, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { ModalButtons } from '@/components/modal-buttons';
import { loadAllPages } from '@/data/reads/load-all-pages';
import { getErrorMessage } from '@/utils/get-error-message';
import { SortableTree } from '@/kits/tree/sortable-tree';
import {
	toChanges,
	toRows,
	type TreePage,
	type TreeRow,
} from '@/kits/tree/tree';
import { postTreeResource } from '../reads/post-tree';
import { collectionPath, type PostType } from '../reads/post-type';
import { storeTree, type StoredChange, type TreeOutcome } from './store-tree';
import './style.scss';

/** Props of {@link ArrangeModal}. */
export interface ArrangeModalProps {
	postType: PostType;
	onClose: () => void;
}

/** Lets a person order and nest the pages of a type, and stores what changed when they save. */
export function ArrangeModal( { postType, onClose }: ArrangeModalProps ) {
	const { pages, error, isLoading, retry } = useTreePages( postType );
	const stored = useMemo( () => toRows( pages ?? [] ), [ pages ] );
	const [ edited, setEdited ] = useState< readonly TreeRow[] >();
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ isLeaving, setIsLeaving ] = useState( false );
	const showNotice = useTellArranged( postType.slug );
	const rows = edited ?? stored;
	const changes = useMemo(
		() => toChanges( pages ?? [], rows ),
		[ pages, rows ]
	);

	const handleClose = () => {
		if ( isSaving ) {
			return;
		}
		if ( changes.length > 0 ) {
			setIsLeaving( true );
		} else {
			onClose();
		}
	};
	const handleSave = async () => {
		setIsSaving( true );
		setProblem( '' );
		const { saved, failed } = await storeTree(
			postType.slug,
			changes,
			pages
		);
		setIsSaving( false );
		if ( saved.length ) {
			showNotice( saved, pages ?? [] );
		}
		if ( failed.length ) {
			setProblem( describeFailures( failed, pages ?? [] ) );
			retry();
		} else {
			onClose();
		}
	};

	return (
		<Dialog
			className="atelier-page-tree"
			title={ __( 'Arrange', 'atelier' ) }
			size="large"
			onRequestClose={ handleClose }
		>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ error !== undefined && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Retry', 'atelier' ), onClick: retry },
					] }
				>
					{ getErrorMessage(
						error,
						__( 'The list could not be loaded.', 'atelier' )
					) }
				</Notice>
			) }
			{ pages === undefined && error === undefined && <Spinner /> }
			{ pages?.length === 0 && <p>{ __( 'No results', 'atelier' ) }</p> }
			{ rows.length > 0 && (
				<SortableTree
					rows={ rows }
					isDisabled={ isSaving || isLoading }
					onChange={ setEdited }
				/>
			) }
			<ModalButtons
				className="atelier-modal-buttons atelier-page-tree__buttons"
				submitLabel={ __( 'Save', 'atelier' ) }
				isBusy={ isSaving }
				// Compared with pages that are being read again, a change would be overlooked.
				isDisabled={ isSaving || isLoading || changes.length === 0 }
				onSubmit={ handleSave }
				onCancel={ handleClose }
			/>
			{ isLeaving && (
				<Dialog
					title={ __( 'Discard the moves?', 'atelier' ) }
					size="small"
					isInterruption
					onRequestClose={ () => setIsLeaving( false ) }
				>
					<p>
						{ sprintf(
							/* translators: %d: number of pages. */
							_n(
								'%d item has moved and is not saved.',
								'%d items have moved and are not saved.',
								changes.length,
								'atelier'
							),
							changes.length
						) }
					</p>
					<ModalButtons
						submitLabel={ __( 'Discard', 'atelier' ) }
						isDestructive
						onSubmit={ onClose }
						onCancel={ () => setIsLeaving( false ) }
					/>
				</Dialog>
			) }
		</Dialog>
	);
}

function useTreePages( postType: PostType ) {
	const [ pages, setPages ] = useState< readonly TreePage[] >();
	const [ error, setError ] = useState< unknown >();
	const [ attempt, setAttempt ] = useState( 0 );
	const [ isLoading, setIsLoading ] = useState( true );
	const collection = collectionPath( postType );
	useEffect( () => {
		let isCurrent = true;
		setError( undefined );
		loadAllPages( postTreeResource, ( page ) => [ collection, page ] )
			.then(
				( posts ) =>
					isCurrent &&
					setPages(
						posts.map( ( { title, ...post } ) => ( {
							...post,
							title: title.raw || `#${ post.id }`,
						} ) )
					),
				( reason: unknown ) => isCurrent && setError( reason ?? {} )
			)
			.finally( () => isCurrent && setIsLoading( false ) );
		return () => {
			isCurrent = false;
		};
	}, [ collection, attempt ] );
	const retry = useCallback( () => {
		// In the same step as the attempt: nothing can be saved before the pages are there again.
		setIsLoading( true );
		setAttempt( ( current ) => current + 1 );
	}, [] );
	return { pages, error, isLoading, retry };
}

// Returns a function that reports the stored tree, with Undo.
function useTellArranged( postType: string ) {
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	return ( saved: readonly StoredChange[], pages: readonly TreePage[] ) => {
		const before = pages.filter( ( { id } ) =>
			saved.some( ( change ) => change.id === id )
		);
		const handleUndo = async () => {
			const { failed } = await storeTree(
				postType,
				before.map( ( page ) => ( {
					id: page.id,
					parent: page.parent,
					menu_order: page.menu_order,
				} ) ),
				pages.map(
					( page ) =>
						saved.find( ( { id } ) => id === page.id ) ?? page
				)
			);
			if ( failed.length ) {
				void createErrorNotice( describeFailures( failed, pages ), {
					type: 'snackbar',
					explicitDismiss: true,
					actions: [
						{
							label: __( 'Retry', 'atelier' ),
							onClick: () => void handleUndo(),
						},
					],
				} );
			} else {
				void createSuccessNotice(
					__( 'The earlier order is back.', 'atelier' ),
					{ type: 'snackbar' }
				);
			}
		};
		void createSuccessNotice(
			sprintf(
				/* translators: %d: number of pages. */
				_n(
					'%d item moved.',
					'%d items moved.',
					saved.length,
					'atelier'
				),
				saved.length
			),
			{
				type: 'snackbar',
				explicitDismiss: true,
				actions: [
					{
						label: __( 'Undo', 'atelier' ),
						onClick: () => void handleUndo(),
					},
				],
			}
		);
	};
}

function describeFailures(
	failed: TreeOutcome[ 'failed' ],
	pages: readonly TreePage[]
): string {
	const reasons = failed.map( ( { id, reason } ) =>
		sprintf(
			/* translators: 1: title of a page. 2: why it could not be moved. */
			__( '“%1$s”: %2$s', 'atelier' ),
			pages.find( ( page ) => page.id === id )?.title ?? `#${ id }`,
			reason
		)
	);
	return sprintf(
		/* translators: 1: number of pages. 2: titles of the pages, each with a reason. */
		_n(
			'%1$d item could not be moved. %2$s',
			'%1$d items could not be moved. %2$s',
			failed.length,
			'atelier'
		),
		failed.length,
		reasons.join( ' ' )
	);
}
