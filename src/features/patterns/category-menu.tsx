import { useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { TextForm } from '@/components/text-form';
import { showDeletionNotice } from '@/kits/saving/outcomes/show-deletion-notice';
import { useNavigate } from '@/router';
import { categoryPath } from './category-path';
import { ALL_PATTERNS } from './rules/names';
import {
	deleteCategory,
	renameCategory,
	type MadeCategory,
} from './writes/write-patterns';

/** Props of {@link CategoryMenu}. */
export interface CategoryMenuProps {
	category: MadeCategory;
	/** Labels of all categories: two of them never have the same. */
	labels: readonly string[];
}

/** Rename and Delete of a category that people made (specification 2.6). */
export function CategoryMenu( { category, labels }: CategoryMenuProps ) {
	const [ open, setOpen ] = useState< 'rename' | 'delete' >();
	const close = () => setOpen( undefined );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ { size: 'compact' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ category.canEdit && (
							<MenuItem
								onClick={ () => {
									onClose();
									setOpen( 'rename' );
								} }
							>
								{ __( 'Rename', 'atelier' ) }
							</MenuItem>
						) }
						{ category.canDelete && (
							<MenuItem
								isDestructive
								onClick={ () => {
									onClose();
									setOpen( 'delete' );
								} }
							>
								{ __( 'Delete', 'atelier' ) }
							</MenuItem>
						) }
					</MenuGroup>
				) }
			</DropdownMenu>
			{ open === 'rename' && (
				<RenameCategoryModal
					category={ category }
					labels={ labels }
					onClose={ close }
				/>
			) }
			{ open === 'delete' && (
				<DeleteModal category={ category } onClose={ close } />
			) }
		</>
	);
}

function RenameCategoryModal( {
	category,
	labels,
	onClose,
}: CategoryMenuProps & { onClose: () => void } ) {
	const [ seen ] = useState( category );
	const isTaken = ( label: string ) =>
		labels.some(
			( other ) =>
				other !== category.label &&
				other.toLowerCase() === label.toLowerCase()
		);
	return (
		<Dialog
			title={ __( 'Rename', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Name', 'atelier' ) }
				initialValue={ category.label }
				recordTitle={ category.label }
				submitLabel={ __( 'Save', 'atelier' ) }
				failure={ __(
					'An error occurred while renaming the pattern category.',
					'atelier'
				) }
				isValid={ ( value ) =>
					value !== '' && value !== category.label
				}
				onClose={ onClose }
				onSubmit={ async ( label ) => {
					if ( isTaken( label ) ) {
						throw new Error(
							__(
								'This category already exists. Please use a different name.',
								'atelier'
							)
						);
					}
					await renameCategory( seen, label );
					void dispatch( noticesStore ).createSuccessNotice(
						__( 'Pattern category renamed.', 'atelier' ),
						{ type: 'snackbar', id: 'atelier-pattern-category' }
					);
				} }
			/>
		</Dialog>
	);
}

function DeleteModal( {
	category,
	onClose,
}: Pick< CategoryMenuProps, 'category' > & { onClose: () => void } ) {
	const { navigate } = useNavigate();
	const [ seen ] = useState( category );
	return (
		<Dialog
			title={ __( 'Delete', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Delete', 'atelier' ) }
				// Specification 8.1.
				failure={ __(
					'An error occurred while deleting the pattern category.',
					'atelier'
				) }
				isDestructive
				onClose={ onClose }
				onSubmit={ async () => {
					const restore = await deleteCategory( seen );
					showDeletionNotice( {
						id: 'atelier-pattern-category',
						title: category.label,
						restore,
						restoredMessage: sprintf(
							/* translators: %s: name of a category of patterns. */
							__( '"%s" has been restored.', 'atelier' ),
							category.label
						),
						failure: __(
							'The category could not be restored.',
							'atelier'
						),
					} );
					navigate( categoryPath( 'wp_block', ALL_PATTERNS ) );
				} }
			>
				<p>
					{ sprintf(
						/* translators: %s: name of a category of patterns. */
						__(
							'Are you sure you want to delete the category "%s"? The patterns will not be deleted.',
							'atelier'
						),
						category.label
					) }
				</p>
			</SubmitForm>
		</Dialog>
	);
}
