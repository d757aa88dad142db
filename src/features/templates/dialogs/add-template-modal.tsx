import { useMemo, useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { getErrorMessage } from '@/utils/get-error-message';
import { templateKindsResource } from '../reads/template-kinds';
import type { Suggestion } from '../reads/template-suggestions';
import type { TemplateItem } from '../resolver/read-library';
import {
	listKinds,
	type SpecificKind,
	type TemplateKind,
} from '../rules/list-kinds';
import { CustomTemplateStep } from './custom-template-step';
import { KindsStep } from './kinds-step';
import { ScopeStep } from './scope-step';
import { SuggestionsStep } from './suggestions-step';
import {
	useCreateTemplate,
	type DescribedTemplate,
} from './use-create-template';

/** Props of {@link AddTemplateModal}. */
export interface AddTemplateModalProps {
	items: readonly TemplateItem[];
	onClose: () => void;
}

/** Step of the dialog (specification 4.6): the kinds, the choice between all items and one, the items, or the name of a custom template. */
type Step =
	| { name: 'kinds' }
	| {
			name: 'scope' | 'item';
			kind: TemplateKind & { specific: SpecificKind };
	  }
	| { name: 'custom' };

const FIRST: Step = { name: 'kinds' };

/** Dialog that creates a template, step by step, and opens it in the editor. */
export function AddTemplateModal( { items, onClose }: AddTemplateModalProps ) {
	const [ step, setStep ] = useState< Step >( FIRST );
	const { isBusy, create } = useCreateTemplate( onClose );
	const {
		data: targets,
		error,
		retry,
	} = useResource( templateKindsResource );
	const taken = useMemo(
		() =>
			new Set(
				items
					.filter( ( { state } ) => state !== 'other-theme' )
					.map( ( { slug } ) => slug )
			),
		[ items ]
	);
	const kinds = useMemo(
		() => ( targets ? listKinds( targets, taken ) : [] ),
		[ targets, taken ]
	);

	const handleKind = ( kind: TemplateKind ) => {
		if ( ! kind.specific ) {
			void create( describeGeneral( kind ) );
			return;
		}
		setStep( {
			// Where a template for all items exists, only one for a single item can be added.
			name: kind.isTaken ? 'item' : 'scope',
			kind: { ...kind, specific: kind.specific },
		} );
	};
	const handleBack = () =>
		setStep(
			step.name === 'item' && ! step.kind.isTaken
				? { ...step, name: 'scope' }
				: FIRST
		);

	return (
		<Dialog
			title={ getTitle( step ) }
			size={ step.name === 'kinds' ? 'large' : 'medium' }
			onRequestClose={ onClose }
		>
			{ step.name !== 'kinds' && (
				<Button
					variant="tertiary"
					size="compact"
					onClick={ handleBack }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Back', 'atelier' ) }
				</Button>
			) }
			{ step.name === 'kinds' && ! targets && (
				<KindsPending error={ error } onRetry={ retry } />
			) }
			{ step.name === 'kinds' && targets && (
				<KindsStep
					kinds={ kinds }
					isBusy={ isBusy }
					onChoose={ handleKind }
					onCustom={ () => setStep( { name: 'custom' } ) }
				/>
			) }
			{ step.name === 'scope' && (
				<ScopeStep
					kind={ step.kind }
					isBusy={ isBusy }
					onAll={ () => void create( describeGeneral( step.kind ) ) }
					onOne={ () => setStep( { ...step, name: 'item' } ) }
				/>
			) }
			{ step.name === 'item' && (
				<SuggestionsStep
					specific={ step.kind.specific }
					taken={ taken }
					isBusy={ isBusy }
					onChoose={ ( suggestion ) =>
						void create(
							describeSpecific( step.kind.specific, suggestion )
						)
					}
				/>
			) }
			{ step.name === 'custom' && (
				<CustomTemplateStep
					isBusy={ isBusy }
					onCreate={ ( template ) => void create( template ) }
				/>
			) }
		</Dialog>
	);
}

function getTitle( step: Step ): string {
	switch ( step.name ) {
		case 'kinds':
			return getBootPayload().labels.addTemplate;
		case 'custom':
			return __( 'Create custom template', 'atelier' );
		default:
			return sprintf(
				/* translators: %s: kind of a template, for example "Category archives". */
				__( 'Add template: %s', 'atelier' ),
				step.kind.title
			);
	}
}

function KindsPending( {
	error,
	onRetry,
}: {
	error: unknown;
	onRetry: () => void;
} ) {
	return error ? (
		<LoadProblem
			message={ getErrorMessage(
				error,
				__( 'The kinds of templates could not be loaded.', 'atelier' )
			) }
			onRetry={ onRetry }
		/>
	) : (
		<Spinner />
	);
}

function describeGeneral( {
	slug,
	title,
	description,
}: TemplateKind ): DescribedTemplate {
	return { slug, title, description, isSuggestion: true };
}

function describeSpecific(
	{ prefix, singular }: SpecificKind,
	{ slug, title }: Suggestion
): DescribedTemplate {
	return {
		slug: prefix + slug,
		title: sprintf(
			/* translators: 1: kind of an item, for example "Category". 2: its title. */
			__( '%1$s: %2$s', 'atelier' ),
			singular,
			title
		),
		/* translators: %s: title of an item. */
		description: sprintf( __( 'Template for %s', 'atelier' ), title ),
		isSuggestion: true,
	};
}
