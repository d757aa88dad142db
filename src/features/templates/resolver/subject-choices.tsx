import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { useResource } from '@/data/reads/use-resource';
import { getErrorMessage } from '@/utils/get-error-message';
import { toReadableAddress } from '@/utils/readable-slug';
import type { ResolvedSubject } from '../reads/template-resolution';
import {
	resolverSubjectsResource,
	type SubjectKind,
} from '../reads/resolver-subjects';

/** Props of {@link SubjectChoices}. */
export interface SubjectChoicesProps {
	/** The typed words. */
	search: string;
	onChoose: ( subject: ResolvedSubject, title: string ) => void;
}

const LABELS: Readonly< Record< SubjectKind, () => string > > = {
	post: () => __( 'Page or post', 'atelier' ),
	term: () => __( 'Category, tag or other term', 'atelier' ),
	author: () => __( 'Author', 'atelier' ),
};

/** The pages, posts, terms and authors that a search finds, as choices. */
export function SubjectChoices( { search, onChoose }: SubjectChoicesProps ) {
	const posts = useResource( resolverSubjectsResource, 'post', search );
	const terms = useResource( resolverSubjectsResource, 'term', search );
	const authors = useResource( resolverSubjectsResource, 'author', search );
	const answers = { post: posts, term: terms, author: authors };
	const all = Object.values( answers );
	const choices = Object.entries( answers ).flatMap( ( [ kind, { data } ] ) =>
		( data ?? [] ).map( ( item ) => ( {
			...item,
			kind: kind as SubjectKind,
		} ) )
	);
	const failed = all.find( ( { data, error } ) => ! data && error );
	return (
		<div aria-live="polite">
			{ choices.length > 0 && (
				<ul className="atelier-resolver__choices">
					{ choices.map( ( { id, kind, title, link } ) => (
						<li key={ `${ kind }:${ id }` }>
							<Button
								onClick={ () =>
									onChoose( { [ kind ]: id }, title )
								}
							>
								{ title || toReadableAddress( link ) }
								<span className="atelier-resolver__link">
									{ LABELS[ kind ]() } ·{ ' ' }
									{ toReadableAddress( link ) }
								</span>
							</Button>
						</li>
					) ) }
				</ul>
			) }
			{ failed && (
				<p role="alert">
					{ getErrorMessage(
						failed.error,
						__( 'The search failed.', 'atelier' )
					) }{ ' ' }
					<RetryButton
						variant="link"
						onRetry={ () =>
							all.forEach( ( { retry } ) => retry() )
						}
					/>
				</p>
			) }
			{ choices.length === 0 &&
				! failed &&
				( all.every( ( { data } ) => data ) ? (
					<p>{ __( 'No results found', 'atelier' ) }</p>
				) : (
					<Spinner />
				) ) }
		</div>
	);
}
