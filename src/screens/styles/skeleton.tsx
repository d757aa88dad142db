import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Stands in the place of the panel of Styles while it is being loaded. */
export function StylesSkeleton() {
	return (
		<div
			className="atelier-styles-loading"
			role="status"
			aria-label={ __( 'Loading the styles', 'atelier' ) }
		>
			<Spinner />
		</div>
	);
}
