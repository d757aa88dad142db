import { useState, type FormEvent } from 'react';
import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type { PostType } from '@/data/entities/use-post-type';
import { getErrorMessage } from '@/utils/get-error-message';
import { createDraft } from './create-draft';

/** Props of {@link AddNewModal}. */
export interface AddNewModalProps {
	postType: PostType;
	onCreated: ( id: number ) => void;
	onClose: () => void;
}

/** The modal "Draft new" (specification 2.6): an optional title, and the draft opens in the editor. */
export function AddNewModal( {
	postType,
	onCreated,
	onClose,
}: AddNewModalProps ) {
	const [ title, setTitle ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< string >();
	const { createSuccessNotice } = useDispatch( noticesStore );

	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		// Specification 5: submit is blocked while busy.
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		setError( undefined );
		try {
			const post = await createDraft( postType, title );
			void createSuccessNotice(
				sprintf(
					/* translators: %s: title of the new post. */
					__( '"%s" successfully created.', 'atelier' ),
					title.trim() || __( '(no title)', 'atelier' )
				),
				{ type: 'snackbar' }
			);
			onCreated( post.id );
		} catch ( thrown ) {
			setError(
				getErrorMessage(
					thrown,
					__(
						'An error occurred while creating the item.',
						'atelier'
					)
				)
			);
			setIsBusy( false );
		}
	};

	return (
		<Modal
			title={ sprintf(
				/* translators: %s: name of a post type, in lower case. */
				__( 'Draft new: %s', 'atelier' ),
				( postType.labels.singular_name ?? postType.name ).toLowerCase()
			) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
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
					label={ __( 'Title', 'atelier' ) }
					placeholder={ __( 'No title', 'atelier' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<div className="atelier-list-dialog__buttons">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'atelier' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ __( 'Create draft', 'atelier' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
