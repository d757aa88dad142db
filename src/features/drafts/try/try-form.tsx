import { useState } from 'react';
import { RadioControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { getBootPayload } from '@/data/site/boot-payload';
import { openPage } from '@/utils/open-page';
import { findNameProblem } from '@/utils/find-name-problem';
import type { TriedState } from '../rules/types';
import { draftPath, getDraftUrl } from '../draft-address';
import { addToDraft, createDesignDraft } from '../writes/write-drafts';

/** Draft in which a state is tried. */
type Target = 'current' | 'new';

/** Props of {@link TryForm}. */
export interface TryFormProps extends TriedState {
	onClose: () => void;
}

/** Asks in which draft a state of the design is tried, adds it to that draft and opens it. */
export function TryForm( {
	name,
	getChanges,
	path,
	note,
	onClose,
}: TryFormProps ) {
	const { draft } = getBootPayload();
	const [ target, setTarget ] = useState< Target >(
		draft ? 'current' : 'new'
	);
	const [ draftName, setDraftName ] = useState( name );
	const problem = findNameProblem( draftName.trim() );
	const isNew = ! draft || target === 'new';
	const handleSubmit = async () => {
		const changes = await getChanges();
		const id = isNew
			? await createDesignDraft( draftName.trim(), changes )
			: await addToDraft( draft.id, changes );
		openPage(
			getDraftUrl( window.location.href, id, path ?? draftPath( id ) )
		);
	};
	return (
		<Dialog
			title={ sprintf(
				/* translators: %s: name of a state of the design, for example of a style variation. */
				__( 'Try “%s” in a draft', 'atelier' ),
				name
			) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Try it', 'atelier' ) }
				failure={ __( 'It could not be put into a draft.', 'atelier' ) }
				canSubmit={
					! isNew ||
					( problem === undefined && draftName.trim() !== '' )
				}
				onSubmit={ handleSubmit }
				onClose={ onClose }
			>
				<p>
					{ __(
						'The site stays as it is. You see it in a draft, which you can go on with, share, publish or discard.',
						'atelier'
					) }
				</p>
				{ note !== undefined && <p>{ note }</p> }
				{ draft && (
					<RadioControl
						label={ __( 'Where', 'atelier' ) }
						selected={ target }
						options={ [
							{
								value: 'current',
								label: sprintf(
									/* translators: %s: name of a draft of the design. */
									__( 'In this draft: %s', 'atelier' ),
									draft.name
								),
							},
							{
								value: 'new',
								label: __( 'In a new draft', 'atelier' ),
							},
						] }
						onChange={ ( value ) => setTarget( value as Target ) }
					/>
				) }
				{ isNew && (
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Name of the draft', 'atelier' ) }
						help={ problem }
						value={ draftName }
						autoComplete="off"
						onChange={ setDraftName }
					/>
				) }
			</SubmitForm>
		</Dialog>
	);
}
