import { useState } from 'react';
import {
	FormTokenField,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import type { CategoryItem } from '../rules/types';
import { usePatternLibrary } from '../use-libraries';
import { createPattern, type CreatedItem } from '../writes/create-items';
import { findOrCreateCategory } from '../writes/write-categories';

/** Props of {@link CreatePatternModal}. */
export interface CreatePatternModalProps {
	/** The open category, which is the default. */
	category: CategoryItem | undefined;
	onCreated: ( pattern: CreatedItem ) => void;
	onClose: () => void;
}

/** The modal that creates a pattern, with fields for name, categories and sync status. */
export function CreatePatternModal( {
	category,
	onCreated,
	onClose,
}: CreatePatternModalProps ) {
	const { library } = usePatternLibrary();
	const [ title, setTitle ] = useState( '' );
	const [ labels, setLabels ] = useState< readonly string[] >(
		category ? [ category.label ] : []
	);
	const [ isSynced, setIsSynced ] = useState( true );

	const create = async () => {
		const categories = await Promise.all(
			labels.map( ( label ) =>
				findOrCreateCategory( label, library?.categories ?? [] )
			)
		);
		onCreated(
			await createPattern( {
				title: title.trim(),
				syncStatus: isSynced ? 'full' : 'unsynced',
				categories: categories.map( ( { id } ) => id ),
			} )
		);
	};

	return (
		<Dialog
			title={ __( 'Add pattern', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Add', 'atelier' ) }
				failure={ __(
					'An error occurred while creating the pattern.',
					'atelier'
				) }
				canSubmit={ title.trim() !== '' }
				onSubmit={ create }
				onClose={ onClose }
			>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Name', 'atelier' ) }
					placeholder={ __( 'My pattern', 'atelier' ) }
					value={ title }
					onChange={ setTitle }
					autoComplete="off"
				/>
				{ library?.can.createCategories && (
					<FormTokenField
						__next40pxDefaultSize
						label={ __( 'Categories', 'atelier' ) }
						value={ labels as string[] }
						suggestions={ [
							...new Set(
								library.categories.map( ( { label } ) => label )
							),
						] }
						onChange={ ( tokens ) =>
							setLabels(
								tokens.map( ( token ) =>
									typeof token === 'string'
										? token
										: token.value
								)
							)
						}
						tokenizeOnBlur
					/>
				) }
				<ToggleControl
					label={ _x( 'Synced', 'pattern (singular)', 'atelier' ) }
					help={ __(
						'Sync this pattern across multiple locations.',
						'atelier'
					) }
					checked={ isSynced }
					onChange={ setIsSynced }
				/>
			</SubmitForm>
		</Dialog>
	);
}
