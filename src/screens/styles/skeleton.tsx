import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';

/** Stands in the place of the panel of Styles while it is being loaded. */
export function StylesSkeleton() {
	return <AreaLoader label={ __( 'Loading the styles', 'atelier' ) } />;
}
