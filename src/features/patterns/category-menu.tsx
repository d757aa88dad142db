import { __ } from '@wordpress/i18n';

import { ActionMenu } from '@/kits/actions';
import type { CategoryAction } from './actions/category-action';
import { deleteCategory } from './actions/delete-category';
import { renameCategory } from './actions/rename-category';
import type { MadeCategory } from './writes/write-categories';

/** Props of {@link CategoryMenu}. */
export interface CategoryMenuProps {
	category: MadeCategory;
	/** Labels of all categories; a new label must differ from them. */
	labels: readonly string[];
}

const ACTIONS: readonly CategoryAction[] = [ renameCategory, deleteCategory ];

/** The menu with Rename and Delete of a category that people created (specification 2.6). */
export function CategoryMenu( { category, labels }: CategoryMenuProps ) {
	return (
		<ActionMenu
			item={ { id: category.termId, category, labels } }
			actions={ ACTIONS }
			context={ undefined }
			label={ __( 'Actions', 'atelier' ) }
		/>
	);
}
