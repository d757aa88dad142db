import { __ } from '@wordpress/i18n';

import { AddNew } from './add-new';
import { CategoryMenu } from './category-menu';
import type { CategoryItem } from './rules/types';
import './style.scss';

/** Props of {@link ListHeader}. */
export interface ListHeaderProps {
	/** The open category or area; `undefined` until it is loaded, and where it does not exist. */
	category: CategoryItem | undefined;
	/** All categories or areas. */
	categories: readonly CategoryItem[];
	/** Whether the address names a category that does not exist. */
	isMissing: boolean;
}

/** Title and description of the open category, and its actions. */
export function ListHeader( {
	category,
	categories,
	isMissing,
}: ListHeaderProps ) {
	return (
		<div className="atelier-list__header">
			<div className="atelier-pattern-header">
				<h2 className="atelier-list__heading" tabIndex={ -1 }>
					{ category?.label ??
						( isMissing ? __( 'Patterns', 'atelier' ) : '\u00a0' ) }
				</h2>
				{ category?.description && (
					<p className="atelier-pattern-header__description">
						{ category.description }
					</p>
				) }
				{ isMissing && (
					<p className="atelier-pattern-header__description">
						{ __(
							'This category does not exist. Perhaps it was deleted?',
							'atelier'
						) }
					</p>
				) }
			</div>
			<div className="atelier-list__tools">
				{ hasMenu( category ) && (
					<CategoryMenu
						category={ category }
						labels={ categories.map( ( { label } ) => label ) }
					/>
				) }
				<AddNew category={ category } />
			</div>
		</div>
	);
}

function hasMenu(
	category: CategoryItem | undefined
): category is CategoryItem & { termId: number } {
	return (
		category?.termId !== undefined &&
		( category.canEdit || category.canDelete )
	);
}
