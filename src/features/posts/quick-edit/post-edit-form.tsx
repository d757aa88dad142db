import { useMemo } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry } from '@wordpress/data';
import { DataForm, useFormValidity, type Field } from '@wordpress/dataviews';
import { isInTheFuture } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes';
import { useResource } from '@/data/reads/use-resource';
import { useFocusHandOver } from '@/focus';
import { LiveOnlyButton } from '@/kits/actions';
import { postTypeResource, type PostType } from '../reads/post-type';
import type { ApplyReport } from './apply-report';
import { ApplyReportNotice } from './apply-report-notice';
import { coupleEdits } from './couple-edits';
import { findFieldProblems, type FieldProblem } from './find-problems';
import { toPostEdits } from './shared-terms';
import type { EditablePost, FormPost, PostEdits } from './types';
import { useApply, type ApplyProgress } from './use-apply';
import { useAddedFormFields } from './use-added-form-fields';
import { useEditedPosts } from './use-edited-posts';
import { usePostForm } from './use-post-form';

/** Props of {@link PostEditForm}. */
export interface PostEditFormProps {
	postType: string;
	ids: readonly number[];
	/** Outcome of the last Apply. */
	report: ApplyReport | undefined;
	onReport: ( report: ApplyReport | undefined ) => void;
	/** Called before posts are saved, and when all are done. */
	onSaving: ( isSaving: boolean ) => void;
}

/**
 * The form of one post or several. A change is a pending edit of each record, as any other in Design: it is shown on all screens, stored in the
 * journal, and saved by Apply here or with other records.
 */
export function PostEditForm( { postType, ids, ...props }: PostEditFormProps ) {
	const { data: type } = useResource( postTypeResource, postType );
	const added = useAddedFormFields( postType );
	const {
		posts: all,
		edits,
		isLoading,
	} = useEditedPosts( postType, ids, added );
	const posts = useMemo(
		() => all.filter( ( { status } ) => status !== 'trash' ),
		[ all ]
	);
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
	return (
		<LoadedForm
			type={ type }
			posts={ posts }
			edits={ edits }
			{ ...props }
		/>
	);
}

interface LoadedFormProps
	extends Pick< PostEditFormProps, 'report' | 'onReport' | 'onSaving' > {
	type: PostType;
	posts: readonly EditablePost[];
	/** Unsaved changes, by the post's id. */
	edits: ReadonlyMap< number, PostEdits >;
}

function LoadedForm( {
	type,
	posts,
	edits,
	report,
	onReport,
	onSaving,
}: LoadedFormProps ) {
	const registry = useRegistry();
	const { editEntityRecord } = useDispatch( coreStore );
	const added = useAddedFormFields( type.slug );
	const { data, fields, form } = usePostForm( type, posts, edits, added );
	const { validity, isValid } = useFormValidity( data, fields, form );
	const { apply, progress } = useApply( {
		postType: type.slug,
		edits,
		isBulk: posts.length > 1,
		onReport,
		onSaving,
	} );
	// A saved post may leave the list, which removes the form.
	const element = useFocusHandOver< HTMLDivElement >(
		'.atelier-quick-edit',
		'.atelier-quick-edit__heading'
	);
	const changed = posts.filter( ( { id } ) => edits.has( id ) );
	const editPost = ( id: number, change: PostEdits ) =>
		void editEntityRecord( 'postType', type.slug, id, change );
	const handleChange = ( change: Partial< FormPost > ) => {
		onReport( undefined );
		// Edits of many posts render the screen once.
		registry.batch( () =>
			posts.forEach( ( post ) =>
				editPost(
					post.id,
					coupleEdits(
						post,
						toPostEdits( post, data, change ),
						isInTheFuture
					)
				)
			)
		);
	};
	const handleCancel = () => {
		registry.batch( () =>
			changed.forEach( ( { id } ) => {
				const names = Object.keys( edits.get( id ) ?? {} );
				editPost(
					id,
					Object.fromEntries(
						names.map( ( name ) => [ name, undefined ] )
					)
				);
			} )
		);
		onReport( undefined );
	};
	const handleRetry = () =>
		void apply(
			posts.filter(
				( { id } ) => report?.failed.some( ( item ) => item.id === id )
			)
		);

	return (
		<div ref={ element } className="atelier-quick-edit__form">
			<Subject count={ posts.length } title={ data.title } />
			<DataForm< FormPost >
				data={ data }
				fields={ fields }
				form={ form }
				validity={ validity }
				onChange={ handleChange }
			/>
			{ report && (
				<ApplyReportNotice report={ report } onRetry={ handleRetry } />
			) }
			{ changed.length > 0 && (
				<Problems
					problems={ findFieldProblems( validity ) }
					fields={ fields }
				/>
			) }
			<FormFooter
				progress={ progress }
				count={ changed.length }
				isValid={ isValid }
				onCancel={ handleCancel }
				onApply={ () => void apply( changed ) }
			/>
		</div>
	);
}

function Subject( {
	count,
	title,
}: {
	count: number;
	title: FormPost[ 'title' ];
} ) {
	return (
		<p className="atelier-quick-edit__subject">
			{ count > 1
				? sprintf(
						/* translators: %d: number of posts. */
						_n( '%d item', '%d items', count, 'atelier' ),
						count
				  )
				: formatRecordTitle( title ) }
		</p>
	);
}

interface ProblemsProps {
	problems: readonly FieldProblem[];
	fields: readonly Field< FormPost >[];
}

function Problems( { problems, fields }: ProblemsProps ) {
	return (
		<div role="status">
			{ problems.map( ( { field, message } ) => (
				<p key={ field } className="atelier-quick-edit__problem">
					{ sprintf(
						/* translators: 1: name of a field. 2: what is wrong with its value. */
						__( '%1$s: %2$s', 'atelier' ),
						fields.find( ( { id } ) => id === field )?.label ??
							field,
						message
					) }
				</p>
			) ) }
		</div>
	);
}

interface FormFooterProps {
	/** Progress of the save; undefined when none runs. */
	progress: ApplyProgress | undefined;
	/** Number of posts with changes. */
	count: number;
	isValid: boolean;
	onCancel: () => void;
	onApply: () => void;
}

function FormFooter( {
	progress,
	count,
	isValid,
	onCancel,
	onApply,
}: FormFooterProps ) {
	const isBusy = progress !== undefined;
	return (
		<div className="atelier-quick-edit__footer">
			{ progress && (
				<span role="status">
					{ sprintf(
						/* translators: 1: number of posts that are saved. 2: number of all posts. */
						__( 'Saving %1$d of %2$d…', 'atelier' ),
						progress.done,
						progress.total
					) }
				</span>
			) }
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ isBusy || count === 0 }
				accessibleWhenDisabled
				onClick={ onCancel }
			>
				{ __( 'Cancel', 'atelier' ) }
			</Button>
			<LiveOnlyButton
				what="content"
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy || count === 0 || ! isValid }
				accessibleWhenDisabled
				onClick={ onApply }
			>
				{ __( 'Apply', 'atelier' ) }
			</LiveOnlyButton>
		</div>
	);
}
