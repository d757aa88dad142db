import { useState } from 'react';
import { Spinner } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { SubmitForm } from '@/components/submit-form';
import { useResource, useResources } from '@/data/reads/use-resource';
import { runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { getPostTitle, type Post } from '../list/post';
import {
	postTermsResource,
	toTermReads,
	type PostTerms,
} from '../reads/post-terms';
import { collectionPath, postTypeResource } from '../reads/post-type';
import { changeTerms } from '../writes/change-terms';
import { mergePosts } from './merge-posts';
import { getTermLabel, TERM_FIELDS } from './shared-terms';
import { TermsEdit } from './terms-edit';
import type { FormPost } from './types';
import './style.scss';

/** Dialog that adds categories and tags to posts, and removes them. Each post keeps its other terms. */
export function TermsModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	// The posts as they were when the dialog opened: the list may be reloaded in the meantime.
	const [ posts ] = useState( items );
	const type = posts[ 0 ]?.type ?? '';
	const { data: postType } = useResource( postTypeResource, type );
	const { answers, retry } = useResources(
		postTermsResource,
		postType
			? toTermReads(
					collectionPath( postType ),
					posts.map( ( { id } ) => id )
			  )
			: []
	);
	const error = answers.find( ( answer ) => answer.error )?.error;
	const terms = answers.flatMap( ( { data = [] } ) => data );
	if ( error !== undefined ) {
		return (
			<LoadProblem
				message={ getErrorMessage(
					error,
					__( 'The list could not be loaded.', 'atelier' )
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( answers.length === 0 || answers.some( ( { data } ) => ! data ) ) {
		return <Spinner />;
	}
	return (
		<TermsForm
			posts={ posts }
			terms={ terms }
			onClose={ closeModal }
			onDone={ () => onActionPerformed?.( items ) }
		/>
	);
}

interface TermsFormProps {
	posts: readonly Post[];
	terms: readonly PostTerms[];
	onClose: ( () => void ) | undefined;
	onDone: () => void;
}

function TermsForm( { posts, terms, onClose, onDone }: TermsFormProps ) {
	const [ before ] = useState( () => toForm( posts, terms ) );
	const [ form, setForm ] = useState( before );
	const handleSubmit = async () => {
		const { categories, tags, partialTerms } = form;
		await runOnItems( posts, {
			subject: 'post',
			getTitle: getPostTitle,
			run: ( post ) =>
				changeTerms( post, before, {
					...( categories && { categories } ),
					...( tags && { tags } ),
					...( partialTerms && { partialTerms } ),
				} ),
			done: ( done ) =>
				sprintf(
					/* translators: %d: number of posts. */
					_n(
						'Categories and tags of %d item updated.',
						'Categories and tags of %d items updated.',
						done.length,
						'atelier'
					),
					done.length
				),
			undo: {
				done: () => __( 'Categories and tags restored.', 'atelier' ),
			},
		} );
		onDone();
	};
	return (
		<SubmitForm
			submitLabel={ __( 'Apply', 'atelier' ) }
			canSubmit={ form !== before }
			onSubmit={ handleSubmit }
			onClose={ onClose }
		>
			{ TERM_FIELDS.filter( ( field ) => before[ field ] ).map(
				( field ) => (
					<TermsEdit
						key={ field }
						data={ form }
						field={ { id: field, label: getTermLabel( field ) } }
						onChange={ ( change ) =>
							setForm( ( current ) => ( {
								...current,
								...( change as Partial< FormPost > ),
							} ) )
						}
					/>
				)
			) }
		</SubmitForm>
	);
}

// The terms that all posts have, and those that only some have.
function toForm(
	posts: readonly Post[],
	terms: readonly PostTerms[]
): FormPost {
	const { values, partialTerms } = mergePosts(
		terms.map( ( { id, categories, tags } ) => ( {
			id,
			type: posts[ 0 ]?.type ?? '',
			...( categories && { categories } ),
			...( tags && { tags } ),
		} ) )
	);
	return {
		id: posts[ 0 ]?.id ?? 0,
		type: posts[ 0 ]?.type ?? '',
		...( values.categories && { categories: values.categories } ),
		...( values.tags && { tags: values.tags } ),
		partialTerms,
	};
}
