import { useState } from 'react';
import { TextareaControl, TextControl } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { runInForm } from '@/kits/saving/outcomes';
import { toReadableSlug } from '@/utils/readable-slug';
import { updateTemplate } from '../writes/write-templates';
import type { TemplateItem } from '../resolver/read-library';
import { canRename } from '../rules/action-rules';
import type { TemplateAction } from './template-action';

/** Changes a template's name, description and slug. */
export const renameTemplate: TemplateAction = {
	id: 'rename-template',
	getLabel: () => __( 'Rename', 'atelier' ),
	shortcut: 'F2',
	isEligible: canRename,
	Dialog: DetailsForm,
};

/** Form that asks for the name, description and slug of a template. */
export function DetailsForm( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< TemplateItem > ) {
	const [ item ] = items;
	const [ title, setTitle ] = useState( item?.title ?? '' );
	const [ description, setDescription ] = useState( item?.description ?? '' );
	const storedSlug = toReadableSlug( item?.slug ?? '' );
	const [ slug, setSlug ] = useState( storedSlug );
	if ( ! item ) {
		return <></>;
	}
	const handleSubmit = async () => {
		// Sends changed fields only: the others are not compared with other people's versions.
		const changes = {
			...( title.trim() !== item.title && { title: title.trim() } ),
			...( description.trim() !== item.description && {
				description: description.trim(),
			} ),
			...( slug.trim() !== storedSlug && { slug: slug.trim() } ),
		};
		await runInForm( item, {
			subject: 'template',
			run: () => updateTemplate( item, changes ),
			done: () => __( 'Template saved.', 'atelier' ),
		} );
		onActionPerformed?.( items );
	};
	return (
		<SubmitForm
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __( 'The template could not be saved.', 'atelier' ) }
			canSubmit={ title.trim() !== '' && slug.trim() !== '' }
			onSubmit={ handleSubmit }
			onClose={ closeModal }
		>
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
		</SubmitForm>
	);
}
