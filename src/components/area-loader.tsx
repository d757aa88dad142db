import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** Props of {@link AreaLoader}. */
export interface AreaLoaderProps {
	/** Name of the part that is loading, for screen readers. */
	label: string;
}

/** Stands in the middle of an area while what belongs there is being loaded. */
export function AreaLoader( { label }: AreaLoaderProps ) {
	return (
		<div className="atelier-area-loader" role="status" aria-label={ label }>
			<Spinner />
		</div>
	);
}

/** Stands in the place of what is shown beside a screen while it is being loaded. */
export function PreviewLoader() {
	return <AreaLoader label={ __( 'Loading the preview', 'atelier' ) } />;
}
