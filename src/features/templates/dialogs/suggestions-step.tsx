import { useState } from 'react';
import clsx from 'clsx';
import { Button, SearchControl, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { useResource, useResources } from '@/data/reads/use-resource';
import { useStepFocus } from '@/focus';
import { walkResults } from '@/focus/walk-results';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { getErrorMessage } from '@/utils/get-error-message';
import { toReadableAddress, toReadableSlug } from '@/utils/readable-slug';
import {
	idsOfSlugsResource,
	templateSuggestionsResource,
	toIdReads,
	type Suggestion,
} from '../reads/template-suggestions';
import { getTakenItemSlugs, type SpecificKind } from '../rules/list-kinds';
import { canStoreSlug } from '../rules/template-slug';

/** Specification 9: with more than nine suggestions there is a search field. */
const MAX_WITHOUT_SEARCH = 9;
const SEARCH_DEBOUNCE_MS = 300;

/** Props of {@link SuggestionsStep}. */
export interface SuggestionsStepProps {
	specific: SpecificKind;
	/** Slugs that have a template. */
	taken: ReadonlySet< string >;
	isBusy: boolean;
	onChoose: ( suggestion: Suggestion ) => void;
}

/** The step that lists the items for which a template can be created. Items that have a template are left out. */
export function SuggestionsStep( {
	specific,
	taken,
	isBusy,
	onChoose,
}: SuggestionsStepProps ) {
	const [ text, setText ] = useState( '' );
	const search = useDebouncedValue( text.trim(), SEARCH_DEBOUNCE_MS );
	const slugs = getTakenItemSlugs( specific, taken );
	const templated = useResources(
		idsOfSlugsResource,
		toIdReads( specific.path, slugs )
	);
	const isComplete = templated.answers.every( ( { data } ) => data );
	const exclude = isComplete
		? templated.answers.flatMap( ( { data = [] } ) => data )
		: undefined;
	const found = useResource(
		templateSuggestionsResource,
		exclude && {
			kind: specific.kind,
			path: specific.path,
			search,
			exclude,
		}
	);
	const [ hasMany, setHasMany ] = useState( false );
	if ( ! hasMany && ( found.data?.length ?? 0 ) > MAX_WITHOUT_SEARCH ) {
		// The field stays while a search finds fewer.
		setHasMany( true );
	}
	const field = useStepFocus< HTMLInputElement >( hasMany );
	const templatedError = templated.answers.find( ( answer ) => answer.error )
		?.error;
	const error = templatedError ?? ( found.data ? undefined : found.error );
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the controls in it.
		<div
			className={ clsx(
				'atelier-template-suggestions__step',
				hasMany && 'is-steady'
			) }
			onKeyDown={ walkResults }
		>
			<p>
				{ __(
					'This template will be used only for the specific item chosen.',
					'atelier'
				) }
			</p>
			{ hasMany && (
				<SearchControl
					ref={ field }
					__nextHasNoMarginBottom
					label={ __( 'Search', 'atelier' ) }
					value={ text }
					onChange={ setText }
				/>
			) }
			{ error ? (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The items could not be loaded.', 'atelier' )
					) }
					onRetry={ templatedError ? templated.retry : found.retry }
				/>
			) : (
				<Suggestions
					prefix={ specific.prefix }
					suggestions={ found.data }
					isBusy={ isBusy }
					onChoose={ onChoose }
				/>
			) }
		</div>
	);
}

function Suggestions( {
	prefix,
	suggestions,
	isBusy,
	onChoose,
}: Pick< SuggestionsStepProps, 'isBusy' | 'onChoose' > & {
	/** Beginning of the template's slug. */
	prefix: string;
	suggestions: readonly Suggestion[] | undefined;
} ) {
	if ( ! suggestions ) {
		return <Spinner />;
	}
	if ( suggestions.length === 0 ) {
		return <p>{ __( 'No results found', 'atelier' ) }</p>;
	}
	return (
		<ul className="atelier-template-suggestions">
			{ suggestions.map( ( suggestion ) => {
				const canHaveTemplate = canStoreSlug(
					prefix + suggestion.slug
				);
				return (
					<li key={ suggestion.id }>
						<Button
							onClick={ () => onChoose( suggestion ) }
							disabled={ isBusy || ! canHaveTemplate }
							accessibleWhenDisabled
						>
							{ suggestion.title ||
								toReadableSlug( suggestion.slug ) }
							<span className="atelier-template-suggestions__link">
								{ canHaveTemplate
									? toReadableAddress( suggestion.link )
									: __(
											'The slug is too long for a template of its own. Shorten the slug first.',
											'atelier'
									  ) }
							</span>
						</Button>
					</li>
				);
			} ) }
		</ul>
	);
}
