import { useState, type FormEvent } from 'react';
import { Button, Notice, Spinner, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import {
	templateResolutionResource,
	type ResolvedSubject,
} from '@/data/resources/template-resolution';
import { useResource } from '@/data/resources/use-resource';
import {
	createTemplate,
	fetchTemplateContent,
} from '@/data/templates/write-templates';
import { editPath, useNavigate } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import {
	explainResolution,
	type ResolutionStep,
} from '../engine/explain-resolution';
import type { TemplateItem } from '../engine/read-library';
import { useTemplateItems } from '../use-template-items';
import '../style.scss';

/** Props of {@link ResolverModal}. */
export interface ResolverModalProps {
	/** The address that is asked about at first. */
	address: string;
	onClose: () => void;
}

/** Says which template serves an address and why, and makes one that serves it alone. */
export function ResolverModal( {
	address: first,
	onClose,
}: ResolverModalProps ) {
	const [ subject, setSubject ] = useState< ResolvedSubject >( {
		url: first,
	} );
	const [ address, setAddress ] = useState( first );
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
		setSubject( { url: address.trim() || '/' } );
	};
	return (
		<Dialog
			title={ __( 'Which template serves…', 'atelier' ) }
			size="medium"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form className="atelier-list-dialog" onSubmit={ handleSubmit }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Address of a page of the site', 'atelier' ) }
					value={ address }
					placeholder="/"
					onChange={ setAddress }
				/>
				<div className="atelier-list-dialog__buttons">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						type="submit"
						isBusy={ isLoading }
					>
						{ __( 'Find the template', 'atelier' ) }
					</Button>
				</div>
			</form>
			{ ! steps && ! failure && <Spinner /> }
			{ ! steps && !! failure && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Retry', 'atelier' ),
							onClick: data ? library.retry : retry,
						},
					] }
				>
					{ getErrorMessage(
						failure,
						__( 'The template could not be found.', 'atelier' )
					) }
				</Notice>
			) }
			{ data && steps && (
				<>
					{ data.title && (
						<h2 className="atelier-template-view__title">
							{ data.title }
						</h2>
					) }
					<ol className="atelier-template-hierarchy">
						{ steps.map( ( step ) => (
							<HierarchyStep
								key={ step.slug }
								step={ step }
								title={ data.title }
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
			) }
		</Dialog>
	);
}

function HierarchyStep( {
	step: { slug, outcome, item },
	title,
	winner,
	onClose,
}: {
	step: ResolutionStep;
	title: string;
	winner: TemplateItem | undefined;
	onClose: () => void;
} ) {
	const { navigate } = useNavigate();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );
	const open = ( id: number | string ) => {
		onClose();
		navigate( editPath( 'wp_template', id ) );
	};
	const handleOverride = async () => {
		setIsBusy( true );
		try {
			const { id } = await createTemplate( {
				slug,
				title: title
					? /* translators: 1: slug of a template. 2: title of a page of the site. */
					  sprintf( __( '%1$s: %2$s', 'atelier' ), slug, title )
					: slug,
				description: '',
				content: winner
					? await fetchTemplateContent( winner.type, winner.id )
					: '',
				isSuggestion: true,
				isActive: true,
			} );
			open( id );
		} catch ( thrown ) {
			setIsBusy( false );
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
		}
	};
	return (
		<li aria-current={ outcome === 'serves' ? 'true' : undefined }>
			<span className="atelier-template-hierarchy__slug">
				{ outcome === 'serves' ? <strong>{ slug }</strong> : slug }
				<span className="atelier-template-hierarchy__why">
					{ explain( outcome, item ) }
				</span>
			</span>
			{ item && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => open( item.id ) }
					aria-label={ sprintf(
						/* translators: %s: slug of a template. */
						__( 'Edit %s', 'atelier' ),
						slug
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
						slug
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
