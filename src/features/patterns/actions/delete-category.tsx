import type { RenderModalProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { describeRestored, runInForm } from '@/kits/saving/outcomes';
import { useNavigate } from '@/router';
import { categoryPath } from '../category-path';
import { ALL_PATTERNS } from '../rules/names';
import { deleteCategoryTerm as writeDeletion } from '../writes/write-categories';
import type { CategoryAction, MenuCategory } from './category-action';

/** Deletes a category; the notice has Undo. */
export const deleteCategory: CategoryAction = {
	id: 'delete-category',
	liveOnly: 'any',
	getLabel: () => __( 'Delete', 'atelier' ),
	isDestructive: true,
	size: 'small',
	isEligible: ( { category } ) => category.canDelete,
	Dialog: DeleteCategoryForm,
};

function DeleteCategoryForm( {
	items: [ item ],
	closeModal,
}: RenderModalProps< MenuCategory > ) {
	const { navigate } = useNavigate();
	if ( ! item ) {
		return <></>;
	}
	const { label } = item.category;
	const handleSubmit = async () => {
		await runInForm( item, {
			subject: 'pattern-category',
			getTitle: () => label,
			run: () => writeDeletion( item.category ),
			done: () =>
				sprintf(
					/* translators: %s: name of a category of patterns. */
					__( '"%s" deleted.', 'atelier' ),
					label
				),
			undo: {
				done: () => describeRestored( [ label ] ),
				failed: __( 'The category could not be restored.', 'atelier' ),
			},
		} );
		navigate( categoryPath( 'wp_block', ALL_PATTERNS ) );
	};
	return (
		<SubmitForm
			submitLabel={ __( 'Delete', 'atelier' ) }
			// Specification 8.1.
			failure={ __(
				'An error occurred while deleting the pattern category.',
				'atelier'
			) }
			isDestructive
			onClose={ closeModal }
			onSubmit={ handleSubmit }
		>
			<p>
				{ sprintf(
					/* translators: %s: name of a category of patterns. */
					__(
						'Are you sure you want to delete the category "%s"? The patterns will not be deleted.',
						'atelier'
					),
					label
				) }
			</p>
		</SubmitForm>
	);
}
