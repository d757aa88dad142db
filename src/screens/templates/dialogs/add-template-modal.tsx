import { useMemo, useRef, useState } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { templateKindsResource } from '@/data/resources/template-kinds';
import { useResource } from '@/data/resources/use-resource';
import type { Suggestion } from '@/data/resources/template-suggestions';
import {
	createTemplate,
	type NewTemplate,
} from '@/data/templates/write-templates';
import type { TemplateItem } from '@/features/template-resolver';
import { editPath, useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import {
	listKinds,
	type SpecificKind,
	type TemplateKind,
} from '../engine/list-kinds';
import { CustomTemplateStep } from './custom-template-step';
import { KindsStep } from './kinds-step';
import { SuggestionsStep } from './suggestions-step';

/** Props of {@link AddTemplateModal}. */
export interface AddTemplateModalProps {
	items: readonly TemplateItem[];
	onClose: () => void;
}

/** Where the person is (specification 4.6): the kinds, all items or one, one item, or the name of a custom template. */
type Step =
	| { name: 'kinds' }
	| {
			name: 'scope' | 'item';
			kind: TemplateKind & { specific: SpecificKind };
	  }
	| { name: 'custom' };

const FIRST: Step = { name: 'kinds' };

/** Makes a template, step by step, and opens it in the editor. */
export function AddTemplateModal( { items, onClose }: AddTemplateModalProps ) {
	const [ step, setStep ] = useState< Step >( FIRST );
	const [ isBusy, setIsBusy ] = useState( false );
	const isCreating = useRef( false );
	const {
		data: targets,
		error,
		retry,
	} = useResource( templateKindsResource );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const { navigate } = useNavigate();
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

	const create = async (
		template: Omit< NewTemplate, 'isActive' >
	): Promise< void > => {
		// A second press comes before the button is disabled.
		if ( isCreating.current ) {
			return;
		}
		isCreating.current = true;
		setIsBusy( true );
		try {
			const { id } = await createTemplate( {
				...template,
				isActive: true,
			} );
			void createSuccessNotice(
				template.isSuggestion
					? sprintf(
							/* translators: %s: title of a template. */
							__(
								'"%s" successfully created. It is active now.',
								'atelier'
							),
							template.title
					  )
					: sprintf(
							/* translators: %s: title of a template. */
							__( '"%s" successfully created.', 'atelier' ),
							template.title
					  ),
				{ type: 'snackbar' }
			);
			onClose();
			navigate( editPath( 'wp_template', id ) );
		} catch ( thrown ) {
			void createErrorNotice(
				getErrorMessage(
					thrown,
					__(
						'An error occurred while creating the template.',
						'atelier'
					)
				),
				{ type: 'snackbar' }
			);
		} finally {
			isCreating.current = false;
			setIsBusy( false );
		}
	};

	const createGeneral = ( { slug, title, description }: TemplateKind ) =>
		void create( { slug, title, description, isSuggestion: true } );

	const createSpecific = (
		{ prefix, singular }: SpecificKind,
		{ slug, title }: Suggestion
	) =>
		void create( {
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
		} );

	const handleKind = ( kind: TemplateKind ) => {
		if ( ! kind.specific ) {
			createGeneral( kind );
			return;
		}
		setStep( {
			// With a template for all items there is nothing to choose.
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
			{ step.name === 'kinds' && ! targets && ! error && <Spinner /> }
			{ step.name === 'kinds' && ! targets && !! error && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Retry', 'atelier' ), onClick: retry },
					] }
				>
					{ getErrorMessage(
						error,
						__(
							'The kinds of templates could not be loaded.',
							'atelier'
						)
					) }
				</Notice>
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
					onAll={ () => createGeneral( step.kind ) }
					onOne={ () => setStep( { ...step, name: 'item' } ) }
				/>
			) }
			{ step.name === 'item' && (
				<SuggestionsStep
					specific={ step.kind.specific }
					taken={ taken }
					isBusy={ isBusy }
					onChoose={ ( suggestion ) =>
						createSpecific( step.kind.specific, suggestion )
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
			return __( 'Add template', 'atelier' );
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

function ScopeStep( {
	kind,
	isBusy,
	onAll,
	onOne,
}: {
	kind: TemplateKind & { specific: SpecificKind };
	isBusy: boolean;
	onAll: () => void;
	onOne: () => void;
} ) {
	return (
		<>
			<p>
				{ __(
					'Select whether to create a single template for all items or a specific one.',
					'atelier'
				) }
			</p>
			<ul className="atelier-template-kinds">
				<li>
					<Button
						className="atelier-template-kinds__kind"
						onClick={ onAll }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ __( 'For all items', 'atelier' ) }
						<span className="atelier-template-kinds__description">
							{ kind.description }
						</span>
					</Button>
				</li>
				<li>
					<Button
						className="atelier-template-kinds__kind"
						onClick={ onOne }
					>
						{ __( 'For a specific item', 'atelier' ) }
						<span className="atelier-template-kinds__description">
							{ kind.specific.singular }
						</span>
					</Button>
				</li>
			</ul>
		</>
	);
}
