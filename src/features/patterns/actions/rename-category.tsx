import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { renameCategoryTerm as writeLabel } from '../writes/write-categories';
import type { CategoryAction, MenuCategory } from './category-action';

/** Renames a category. */
export const renameCategory: CategoryAction = {
	id: 'rename-category',
	liveOnly: 'any',
	getLabel: () => __( 'Rename', 'atelier' ),
	size: 'small',
	isEligible: ( { category } ) => category.canEdit,
	Dialog: RenameCategoryForm,
};

function RenameCategoryForm( {
	items: [ item ],
	closeModal,
}: RenderModalProps< MenuCategory > ) {
	if ( ! item ) {
		return <></>;
	}
	const { category } = item;
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ category.label }
			recordTitle={ category.label }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while renaming the pattern category.',
				'atelier'
			) }
			isValid={ ( value ) => value !== '' && value !== category.label }
			onClose={ closeModal }
			onSubmit={ ( label ) =>
				runInForm( item, {
					subject: 'pattern-category',
					run: async () => {
						requireFree( item, label );
						await writeLabel( category, label );
					},
					done: () => __( 'Pattern category renamed.', 'atelier' ),
				} )
			}
		/>
	);
}

function requireFree(
	{ category, labels }: MenuCategory,
	label: string
): void {
	const isTaken = labels.some(
		( other ) =>
			other !== category.label &&
			other.toLowerCase() === label.toLowerCase()
	);
	if ( isTaken ) {
		throw new Error(
			__(
				'This category already exists. Please use a different name.',
				'atelier'
			)
		);
	}
}
