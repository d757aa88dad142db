import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { next, previous } from '@wordpress/icons';

/** Props of {@link Pagination}. */
export interface PaginationProps {
	page: number;
	pages: number;
	onChange: ( page: number ) => void;
}

/** Buttons for the next and the previous page of a collection. */
export function Pagination( { page, pages, onChange }: PaginationProps ) {
	return pages > 1 ? (
		<div
			className="atelier-fonts-pagination"
			role="group"
			aria-label={ __( 'Pages', 'atelier' ) }
		>
			<Button
				size="compact"
				icon={ isRTL() ? next : previous }
				label={ __( 'Previous page', 'atelier' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( page - 1 ) }
			/>
			<span role="status">
				{ sprintf(
					/* translators: 1: number of the page, 2: number of all pages. */
					__( 'Page %1$d of %2$d', 'atelier' ),
					page,
					pages
				) }
			</span>
			<Button
				size="compact"
				icon={ isRTL() ? previous : next }
				label={ __( 'Next page', 'atelier' ) }
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onChange( page + 1 ) }
			/>
		</div>
	) : null;
}
