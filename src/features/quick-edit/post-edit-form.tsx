import { useMemo, useState } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { DataForm, useFormValidity } from '@wordpress/dataviews';
import { isInTheFuture } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';

import {
	formatRecordTitle,
	postKind,
	requireSaved,
	updateRecord,
} from '@/data/records';
import { postTypeResource } from '@/data/resources/post-type';
import { useResource } from '@/data/resources/use-resource';
import { applyEdits, type ApplyReport } from '@/utils/apply-edits';
import { ApplyReportNotice } from './apply-report-notice';
import { coupleEdits } from './couple-edits';
import { getForm } from './get-form';
import { getFormFields } from './get-form-fields';
import { mergePosts } from './merge-posts';
import type { EditablePost, PostEdits } from './types';
import { useEditedPosts } from './use-edited-posts';
import { useFormFields } from './use-form-fields';

/** Props of {@link PostEditForm}. */
export interface PostEditFormProps {
	postType: string;
	ids: readonly number[];
	/** What came of the last Apply. */
	report: ApplyReport | undefined;
	onReport: ( report: ApplyReport | undefined ) => void;
	/** Told before posts are saved, and when all of them are done. */
	onSaving: ( isSaving: boolean ) => void;
}

/**
 * The form of one post or several. A change is a pending edit of each record, as any other in Design: it is seen
 * everywhere, guarded, and saved by Apply here or with the rest.
 */
export function PostEditForm( {
	postType,
	ids,
	report,
	onReport,
	onSaving,
}: PostEditFormProps ) {
	const { data: type } = useResource( postTypeResource, postType );
	const { posts: all, edits, isLoading } = useEditedPosts( postType, ids );
	const posts = useMemo(
		() => all.filter( ( { status } ) => status !== 'trash' ),
		[ all ]
	);
	const { editEntityRecord } = useDispatch( coreStore );
	const [ progress, setProgress ] = useState< number >();
	const merged = useMemo( () => mergePosts( posts ), [ posts ] );
	const isSeveral = posts.length > 1;
	const data = useMemo(
		() =>
			( isSeveral
				? { id: 0, type: postType, ...merged.values }
				: posts[ 0 ] ?? { id: 0, type: postType } ) as EditablePost,
		[ isSeveral, merged, posts, postType ]
	);
	const fields = useFormFields( isSeveral ? merged.mixed : [] );
	const form = useMemo( () => {
		const [ first ] = posts;
		return getForm(
			type
				? getFormFields(
						{
							...type,
							properties: first ? Object.keys( first ) : [],
						},
						posts.length
				  )
				: [],
			posts.length
		);
	}, [ type, posts ] );
	const { validity, isValid } = useFormValidity( data, fields, form );

	if ( isLoading || ! type ) {
		return (
			<div className="atelier-quick-edit__hint">
				<Spinner />
			</div>
		);
	}
	if ( posts.length === 0 ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The selected items are in the trash or no longer there, and cannot be edited.',
					'atelier'
				) }
			</Notice>
		);
	}

	const handleChange = ( change: PostEdits ) => {
		onReport( undefined );
		for ( const post of posts ) {
			void editEntityRecord(
				'postType',
				postType,
				post.id,
				coupleEdits( post, change, isInTheFuture )
			);
		}
	};
	const save = async ( targets: readonly EditablePost[] ) => {
		setProgress( 0 );
		onSaving( true );
		onReport( undefined );
		onReport(
			await applyEdits(
				targets.map( ( post ) => ( {
					id: post.id,
					title: formatRecordTitle( post.title ),
				} ) ),
				async ( { id } ) =>
					requireSaved(
						await updateRecord( postKind( postType ), id, {
							...edits.get( id ),
						} )
					),
				setProgress
			)
		);
		setProgress( undefined );
		onSaving( false );
	};
	const changed = posts.filter( ( { id } ) => edits.has( id ) );
	const isBusy = progress !== undefined;
	const handleCancel = () => {
		for ( const { id } of changed ) {
			const undone = Object.fromEntries(
				Object.keys( edits.get( id ) ?? {} ).map( ( name ) => [
					name,
					undefined,
				] )
			);
			void editEntityRecord( 'postType', postType, id, undone );
		}
		onReport( undefined );
	};

	return (
		<div className="atelier-quick-edit__form">
			<p className="atelier-quick-edit__subject">
				{ isSeveral
					? sprintf(
							/* translators: %d: number of posts. */
							_n(
								'%d item',
								'%d items',
								posts.length,
								'atelier'
							),
							posts.length
					  )
					: formatRecordTitle( data.title ) }
			</p>
			<DataForm< EditablePost >
				data={ data }
				fields={ fields }
				form={ form }
				validity={ validity }
				onChange={ handleChange }
			/>
			{ report && (
				<ApplyReportNotice
					report={ report }
					onRetry={ () =>
						void save(
							posts.filter( ( { id } ) =>
								report.failed.some( ( item ) => item.id === id )
							)
						)
					}
				/>
			) }
			<div className="atelier-quick-edit__footer">
				{ isBusy && (
					<span role="status">
						{ sprintf(
							/* translators: 1: number of posts that are saved. 2: number of all posts. */
							__( 'Saving %1$d of %2$d…', 'atelier' ),
							progress,
							changed.length
						) }
					</span>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ isBusy || changed.length === 0 }
					accessibleWhenDisabled
					onClick={ handleCancel }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy || changed.length === 0 || ! isValid }
					accessibleWhenDisabled
					onClick={ () => void save( changed ) }
				>
					{ __( 'Apply', 'atelier' ) }
				</Button>
			</div>
		</div>
	);
}
