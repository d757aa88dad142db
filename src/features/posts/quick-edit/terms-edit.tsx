import { useState, type KeyboardEvent } from 'react';
import {
	Button,
	CheckboxControl,
	SearchControl,
	Spinner,
	VisuallyHidden,
} from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import type { DataFormControlProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { LoadProblem } from '@/components/load-problem';
import { createRightResource } from '@/data/reads/create-right';
import { useResource } from '@/data/reads/use-resource';
import { useFocusHandOver } from '@/focus';
import { runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { createTerm } from '../writes/create-term';
import { findTerm, listTermChoices } from './list-term-choices';
import {
	changeTerms,
	readTerms,
	setTerm,
	type TermField,
} from './shared-terms';
import type { FormPost } from './types';
import { useTerms } from './use-terms';

/** Props of {@link TermsEdit}: those of a control of DataForm that it needs. */
export type TermsEditProps = Pick<
	DataFormControlProps< FormPost >,
	'data' | 'onChange' | 'hideLabelFromVision'
> & {
	field: Pick< DataFormControlProps< FormPost >[ 'field' ], 'id' | 'label' >;
};

/**
 * Control that selects the terms of posts, and creates missing ones. A term that only some of several posts have is indeterminate until a person
 * presses it: the posts keep their own terms.
 */
export function TermsEdit( {
	data,
	field,
	onChange,
	hideLabelFromVision = false,
}: TermsEditProps ) {
	const id = field.id as TermField;
	const chosen = readTerms( data, id );
	// Rows keep their positions when they are checked.
	const [ first ] = useState( [ ...chosen.all, ...chosen.some ] );
	const [ search, setSearch ] = useState( '' );
	const { terms, isLoading, error, retry } = useTerms( id );
	const choices = listTermChoices( terms, first, search );
	// Uses the current choice at the time of the call, because a created term is added later.
	const setChosen = useEvent( ( term: number, isChosen: boolean ) =>
		onChange( changeTerms( data, id, setTerm( chosen, term, isChosen ) ) )
	);
	const adding = useAddTerm( id, ( term ) => setChosen( term, true ) );
	const existing = findTerm( terms, search );
	const canAdd =
		adding.isAllowed && ! isLoading && search.trim() !== '' && ! existing;
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key !== 'Enter' ) {
			return;
		}
		event.preventDefault();
		if ( existing ) {
			setChosen( existing.id, true );
		} else if ( canAdd ) {
			adding.add( search );
		}
	};

	return (
		<fieldset className="atelier-quick-edit__terms">
			{ hideLabelFromVision ? (
				<VisuallyHidden as="legend">{ field.label }</VisuallyHidden>
			) : (
				<legend>{ field.label }</legend>
			) }
			<SearchControl
				__next40pxDefaultSize
				label={ sprintf(
					/* translators: %s: name of a taxonomy, for example Categories. */
					__( 'Search: %s', 'atelier' ),
					field.label
				) }
				value={ search }
				onChange={ setSearch }
				onKeyDown={ handleKeyDown }
			/>
			{ error !== undefined && (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The list could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			{ isLoading && <Spinner /> }
			<div className="atelier-quick-edit__choices">
				{ choices.map( ( { id: term, label } ) => (
					<CheckboxControl
						key={ term }
						label={ label }
						checked={ chosen.all.includes( term ) }
						indeterminate={ chosen.some.includes( term ) }
						onChange={ ( isChosen ) => setChosen( term, isChosen ) }
					/>
				) ) }
				{ choices.length === 0 && ! isLoading && ! canAdd && (
					<p>{ __( 'No results', 'atelier' ) }</p>
				) }
			</div>
			{ chosen.some.length > 0 && (
				<p className="atelier-quick-edit__note">
					{ __(
						'A dash marks what only some of the items have: these keep it.',
						'atelier'
					) }
				</p>
			) }
			{ canAdd && (
				<AddButton
					name={ search.trim() }
					isBusy={ adding.isBusy }
					onAdd={ () => adding.add( search ) }
				/>
			) }
		</fieldset>
	);
}

interface AddButtonProps {
	name: string;
	isBusy: boolean;
	onAdd: () => void;
}

/** Button that adds a term; it is removed when the term exists. */
function AddButton( { name, isBusy, onAdd }: AddButtonProps ) {
	const button = useFocusHandOver< HTMLButtonElement >(
		'.atelier-quick-edit__terms',
		'input[type="search"]'
	);
	return (
		<Button
			ref={ button }
			__next40pxDefaultSize
			variant="secondary"
			icon={ plus }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ onAdd }
		>
			{ sprintf(
				/* translators: %s: name of a new category or tag. */
				__( 'Add "%s"', 'atelier' ),
				name
			) }
		</Button>
	);
}

/** Returns a function that creates a term, with the right to do so and its state. */
function useAddTerm( restBase: TermField, onAdded: ( id: number ) => void ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const { data: isAllowed = false } = useResource(
		createRightResource,
		`/wp/v2/${ restBase }`
	);
	const add = async ( name: string ) => {
		setIsBusy( true );
		await runOnItems( [ { id: name } ], {
			subject: restBase,
			getTitle: ( { id } ) => id.trim(),
			run: async () =>
				onAdded( await createTerm( restBase, name.trim() ) ),
			failed: __( 'The term could not be created.', 'atelier' ),
		} );
		setIsBusy( false );
	};
	return { add: ( name: string ) => void add( name ), isAllowed, isBusy };
}
