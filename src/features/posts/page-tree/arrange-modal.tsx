import { useCallback, useEffect, useMemo, useState } from 'react';
import { Notice, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { LoadProblem } from '@/components/load-problem';
import { ModalButtons } from '@/components/modal-buttons';
import { getErrorMessage } from '@/utils/get-error-message';
import type { PostType } from '../reads/post-type';
import { loadTree } from './load-tree';
import {
	countMoved,
	toChanges,
	toRows,
	type PageRow,
	type TreePage,
} from './page-order';
import { PageTree } from './page-tree';
import { describeNotMoved, storeTree } from './store-tree';
import './style.scss';

/** Props of {@link ArrangeModal}. */
export interface ArrangeModalProps {
	postType: PostType;
	onClose: () => void;
}

/** Dialog in which a person orders and nests the pages of a type, and saves the changes. */
export function ArrangeModal( { postType, onClose }: ArrangeModalProps ) {
	const { pages, error, isLoading, retry } = useTreePages( postType );
	const stored = useMemo( () => toRows( pages ?? [] ), [ pages ] );
	const [ edited, setEdited ] = useState< readonly PageRow[] >();
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ isLeaving, setIsLeaving ] = useState( false );
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
		const { failed } = await storeTree(
			postType.slug,
			changes,
			pages ?? []
		);
		setIsSaving( false );
		if ( failed.length ) {
			setProblem( describeNotMoved( failed, pages ?? [] ) );
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
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The list could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			{ pages === undefined && error === undefined && <Spinner /> }
			{ pages?.length === 0 && <p>{ __( 'No results', 'atelier' ) }</p> }
			{ rows.length > 0 && (
				<PageTree
					rows={ rows }
					isDisabled={ isSaving || isLoading }
					onChange={ setEdited }
				/>
			) }
			<ModalButtons
				className="atelier-modal-buttons atelier-page-tree__buttons"
				submitLabel={ __( 'Save', 'atelier' ) }
				isBusy={ isSaving }
				// Changes are not compared with pages that are being reloaded, as some could be missed.
				isDisabled={ isSaving || isLoading || changes.length === 0 }
				onSubmit={ handleSave }
				onCancel={ handleClose }
			/>
			{ isLeaving && (
				<DiscardQuestion
					count={ countMoved( stored, rows ) }
					onDiscard={ onClose }
					onCancel={ () => setIsLeaving( false ) }
				/>
			) }
		</Dialog>
	);
}

interface DiscardQuestionProps {
	/** Number of pages that have moved. */
	count: number;
	onDiscard: () => void;
	onCancel: () => void;
}

function DiscardQuestion( {
	count,
	onDiscard,
	onCancel,
}: DiscardQuestionProps ) {
	return (
		<Dialog
			title={ __( 'Discard the moves?', 'atelier' ) }
			size="small"
			isInterruption
			onRequestClose={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %d: number of pages. */
					_n(
						'%d item has moved and is not saved.',
						'%d items have moved and are not saved.',
						count,
						'atelier'
					),
					count
				) }
			</p>
			<ModalButtons
				submitLabel={ __( 'Discard', 'atelier' ) }
				isDestructive
				onSubmit={ onDiscard }
				onCancel={ onCancel }
			/>
		</Dialog>
	);
}

function useTreePages( postType: PostType ) {
	const [ pages, setPages ] = useState< readonly TreePage[] >();
	const [ error, setError ] = useState< unknown >();
	const [ attempt, setAttempt ] = useState( 0 );
	const [ isLoading, setIsLoading ] = useState( true );
	useEffect( () => {
		let isCurrent = true;
		setError( undefined );
		loadTree( postType )
			.then(
				( tree ) => isCurrent && setPages( tree ),
				( reason: unknown ) => isCurrent && setError( reason ?? {} )
			)
			.finally( () => isCurrent && setIsLoading( false ) );
		return () => {
			isCurrent = false;
		};
	}, [ postType, attempt ] );
	const retry = useCallback( () => {
		// Set together with the attempt, so that nothing can be saved before the pages are reloaded.
		setIsLoading( true );
		setAttempt( ( current ) => current + 1 );
	}, [] );
	return { pages, error, isLoading, retry };
}
