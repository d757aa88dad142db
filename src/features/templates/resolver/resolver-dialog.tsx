import { useState, type FormEvent } from 'react';
import { Button, Spinner, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { runOnItems } from '@/kits/saving/outcomes';
import { editPath, useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { toReadableSlug } from '@/utils/readable-slug';
import {
	templateResolutionResource,
	type ResolvedSubject,
} from '../reads/template-resolution';
import {
	createTemplate,
	fetchTemplateContent,
} from '../writes/write-templates';
import { explainResolution, type ResolutionStep } from './explain-resolution';
import { openTemplatePath } from './open-template-path';
import type { TemplateItem } from './read-library';
import { isAddress, parseSubject, toAddress } from './subject';
import { SubjectChoices } from './subject-choices';
import { useTemplateItems } from './use-template-items';
import './style.scss';

/** Props of {@link ResolverDialog}. */
export interface ResolverDialogProps {
	/** Subject of the first question, see `parseSubject`. */
	subject: string;
	onClose: () => void;
}

const SEARCH_DEBOUNCE_MS = 250;

/** Dialog that shows which template serves a page of the site and why, and can create a template for a slug without one. */
export function ResolverDialog( {
	subject: first,
	onClose,
}: ResolverDialogProps ) {
	const [ subject, setSubject ] = useState< ResolvedSubject >( () =>
		parseSubject( first )
	);
	const [ text, setText ] = useState( subject.url ?? '' );
	const [ isSearching, setIsSearching ] = useState( false );
	const search = useDebouncedValue( text.trim(), SEARCH_DEBOUNCE_MS );
	const { data, error, isLoading, retry } = useResource(
		templateResolutionResource,
		subject
	);
	const library = useTemplateItems();
	const steps =
		data && library.items && explainResolution( data, library.items );
	const failure = data ? library.error : error;
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isAddress( text ) ) {
			setIsSearching( false );
			setSubject( { url: toAddress( text ) } );
		}
	};
	const handleText = ( value: string ) => {
		setText( value );
		setIsSearching( ! isAddress( value ) );
	};
	const handleChoice = ( chosen: ResolvedSubject, title: string ) => {
		setSubject( chosen );
		setText( title );
		setIsSearching( false );
	};
	return (
		<Dialog
			title={ __( 'Which template serves…', 'atelier' ) }
			size="medium"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form className="atelier-resolver__form" onSubmit={ handleSubmit }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Address, or name of a page, post, category or author',
						'atelier'
					) }
					value={ text }
					placeholder="/"
					autoComplete="off"
					onChange={ handleText }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					isBusy={ isLoading }
				>
					{ __( 'Find the template', 'atelier' ) }
				</Button>
			</form>
			{ isSearching && search && (
				<SubjectChoices search={ search } onChoose={ handleChoice } />
			) }
			{ ! isSearching && ! steps && ! failure && <Spinner /> }
			{ ! isSearching && ! steps && !! failure && (
				<LoadProblem
					message={ getErrorMessage(
						failure,
						__( 'The template could not be found.', 'atelier' )
					) }
					onRetry={ data ? library.retry : retry }
				/>
			) }
			{ ! isSearching && data && steps && (
				<HierarchySteps
					title={ data.title }
					steps={ steps }
					onClose={ onClose }
				/>
			) }
		</Dialog>
	);
}

interface HierarchyStepsProps {
	/** Title of the requested object. */
	title: string | undefined;
	steps: readonly ResolutionStep[];
	onClose: () => void;
}

function HierarchySteps( { title, steps, onClose }: HierarchyStepsProps ) {
	return (
		<>
			{ title && <h2 className="atelier-resolver__title">{ title }</h2> }
			<ol className="atelier-resolver__steps">
				{ steps.map( ( step ) => (
					<HierarchyStep
						key={ step.slug }
						step={ step }
						winner={
							steps.find(
								( { outcome } ) => outcome === 'serves'
							)?.item
						}
						onClose={ onClose }
					/>
				) ) }
			</ol>
		</>
	);
}

function HierarchyStep( {
	step: { slug, outcome, item },
	winner,
	onClose,
}: {
	step: ResolutionStep;
	winner: TemplateItem | undefined;
	onClose: () => void;
} ) {
	const { navigate } = useNavigate();
	const [ isBusy, setIsBusy ] = useState( false );
	const name = toReadableSlug( slug );
	const path = item && openTemplatePath( item );
	const open = ( to: string ) => {
		onClose();
		navigate( to );
	};
	const handleOverride = async () => {
		setIsBusy( true );
		await runOnItems( [ { id: slug } ], {
			subject: 'new-template',
			run: async () => {
				const { id } = await createTemplate( {
					slug,
					// The server replaces this title.
					title: slug,
					description: '',
					content: winner
						? await fetchTemplateContent( winner.type, winner.id )
						: '',
					isSuggestion: true,
					becomesActive: true,
				} );
				open( editPath( 'wp_template', id ) );
			},
			failed: __(
				'An error occurred while creating the template.',
				'atelier'
			),
		} );
		setIsBusy( false );
	};
	return (
		<li aria-current={ outcome === 'serves' ? 'true' : undefined }>
			<span className="atelier-resolver__slug">
				{ outcome === 'serves' ? <strong>{ name }</strong> : name }
				<span className="atelier-resolver__why">
					{ explain( outcome, item ) }
				</span>
			</span>
			{ path && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => open( path ) }
					aria-label={ sprintf(
						/* translators: %s: slug of a template. */
						__( 'Edit %s', 'atelier' ),
						name
					) }
				>
					{ __( 'Edit', 'atelier' ) }
				</Button>
			) }
			{ outcome === 'missing' && (
				<Button
					variant="tertiary"
					size="compact"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void handleOverride() }
					aria-label={ sprintf(
						/* translators: %s: slug of a template. */
						__( 'Create an override here: %s', 'atelier' ),
						name
					) }
				>
					{ __( 'Create an override here', 'atelier' ) }
				</Button>
			) }
		</li>
	);
}

function explain(
	outcome: ResolutionStep[ 'outcome' ],
	item: TemplateItem | undefined
): string {
	switch ( outcome ) {
		case 'serves':
			return item
				? sprintf(
						/* translators: 1: title of a template. 2: its author or source. */
						__( 'Serves: “%1$s” (%2$s)', 'atelier' ),
						item.title,
						item.author_text
				  )
				: __( 'Serves.', 'atelier' );
		case 'later':
			return __(
				'This template exists, but one above it in the list is used.',
				'atelier'
			);
		case 'inactive':
			return __( 'Its templates are not active.', 'atelier' );
		default:
			return __( 'There is no template.', 'atelier' );
	}
}
