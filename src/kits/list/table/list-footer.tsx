import { DataViews } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

/** Props of {@link ListFooter}. */
export interface ListFooterProps {
	hasBulkActions: boolean;
	hasPaging: boolean;
	isEmpty: boolean;
	/** Whether other items are on their way. */
	isLoading: boolean;
}

/**
 * The end of a list: what can be done to the selected items, and its pages. DataViews' own footer has the pages in no landmark;
 * this one is its parts, and its class names have their styles.
 */
export function ListFooter( {
	hasBulkActions,
	hasPaging,
	isEmpty,
	isLoading,
}: ListFooterProps ) {
	return isEmpty || ( ! hasBulkActions && ! hasPaging ) ? null : (
		<div
			className="dataviews-footer"
			// React 18 knows `inert` as an attribute only.
			{ ...( isLoading ? { inert: '' } : {} ) }
		>
			<div className="dataviews-footer__content atelier-list__footer">
				{ hasBulkActions && <DataViews.BulkActionToolbar /> }
				{ hasPaging && (
					<nav aria-label={ __( 'Pages of the list', 'atelier' ) }>
						<DataViews.Pagination />
					</nav>
				) }
			</div>
		</div>
	);
}
