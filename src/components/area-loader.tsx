import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import './style.scss';

/** Props of {@link AreaLoader}. */
export interface AreaLoaderProps {
	/** Name of the part that is loading, for screen readers. */
	label: string;
}

/** Spinner in the middle of an area while its content is loading. */
export function AreaLoader( { label }: AreaLoaderProps ) {
	return (
		<div className="atelier-area-loader" role="status" aria-label={ label }>
			<Spinner />
		</div>
	);
}

/** Placeholder of the preview beside a screen while it is loading. */
export function PreviewLoader() {
	return <AreaLoader label={ __( 'Loading the preview', 'atelier' ) } />;
}
