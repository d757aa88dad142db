import { useState, type FormEvent } from 'react';
import {
	Button,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { updateTemplate } from '@/data/templates/write-templates';
import type { TemplateItem } from '@/features/template-resolver';
import { getErrorMessage } from '@/utils/get-error-message';

/** Changes a template's name, description and slug. */
export function DetailsForm( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< TemplateItem > ) {
	const [ item ] = items;
	const [ title, setTitle ] = useState( item?.title ?? '' );
	const [ description, setDescription ] = useState( item?.description ?? '' );
	const [ slug, setSlug ] = useState( item?.slug ?? '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< string >();
	const { createSuccessNotice } = useDispatch( noticesStore );
	if ( ! item ) {
		return <></>;
	}
	const isValid = title.trim() !== '' && slug.trim() !== '';
	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy || ! isValid ) {
			return;
		}
		setIsBusy( true );
		setError( undefined );
		try {
			// What the person left as it was is not asked about where somebody else has changed it.
			await updateTemplate( item, {
				...( title.trim() !== item.title && { title: title.trim() } ),
				...( description.trim() !== item.description && {
					description: description.trim(),
				} ),
				...( slug.trim() !== item.slug && { slug: slug.trim() } ),
			} );
			void createSuccessNotice( __( 'Template saved.', 'atelier' ), {
				type: 'snackbar',
			} );
			onActionPerformed?.( items );
			closeModal?.();
		} catch ( thrown ) {
			setError(
				getErrorMessage(
					thrown,
					__( 'The template could not be saved.', 'atelier' )
				)
			);
			setIsBusy( false );
		}
	};
	return (
		<form
			className="atelier-list-dialog"
			onSubmit={ ( event ) => void handleSubmit( event ) }
		>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'atelier' ) }
				value={ title }
				onChange={ setTitle }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Description', 'atelier' ) }
				value={ description }
				onChange={ setDescription }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Slug', 'atelier' ) }
				help={
					item.is_custom
						? __(
								'Posts and pages that use this template remember its slug.',
								'atelier'
						  )
						: __(
								'The slug says what the template is for: page-about serves the page “about”.',
								'atelier'
						  )
				}
				value={ slug }
				onChange={ setSlug }
			/>
			<div className="atelier-list-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ closeModal }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy || ! isValid }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'atelier' ) }
				</Button>
			</div>
		</form>
	);
}
