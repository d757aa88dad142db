import type { ReactNode } from 'react';
import { DataViews } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

/** Props of {@link ListFooter}. */
export interface ListFooterProps {
	hasBulkActions: boolean;
	hasPaging: boolean;
	isEmpty: boolean;
	/** Whether other items are being loaded. */
	isLoading: boolean;
	/** Content above it. */
	children?: ReactNode;
}

/**
 * The end of a list: actions on the selected items, and its pages. DataViews' own footer has no landmark for the pages.
 * This one has the same parts, and the class names that style them.
 */
export function ListFooter( { isEmpty, children, ...props }: ListFooterProps ) {
	const isShown = ! isEmpty && ( props.hasBulkActions || props.hasPaging );
	return (
		<div className="atelier-list__end">
			{ children }
			{ isShown && <Footer { ...props } /> }
		</div>
	);
}

function Footer( {
	hasBulkActions,
	hasPaging,
	isLoading,
}: Omit< ListFooterProps, 'isEmpty' | 'children' > ) {
	return (
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
