import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** Props of {@link DeletionPages}. */
export interface DeletionPagesProps {
	page: number;
	totalPages: number;
	onChange: ( page: number ) => void;
}

/** Buttons for the next and the previous page of the list. */
export function DeletionPages( {
	page,
	totalPages,
	onChange,
}: DeletionPagesProps ) {
	return (
		<nav
			className="atelier-deleted__pages"
			aria-label={ __( 'Pages of the list', 'atelier' ) }
		>
			<Button
				size="compact"
				variant="tertiary"
				accessibleWhenDisabled
				disabled={ page <= 1 }
				onClick={ () => onChange( page - 1 ) }
			>
				{ __( 'Previous page', 'atelier' ) }
			</Button>
			<span aria-live="polite">
				{ sprintf(
					/* translators: 1: number of the page. 2: number of pages. */
					__( 'Page %1$d of %2$d', 'atelier' ),
					page,
					totalPages
				) }
			</span>
			<Button
				size="compact"
				variant="tertiary"
				accessibleWhenDisabled
				disabled={ page >= totalPages }
				onClick={ () => onChange( page + 1 ) }
			>
				{ __( 'Next page', 'atelier' ) }
			</Button>
		</nav>
	);
}
