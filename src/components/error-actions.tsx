import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getRetryLabel } from '@/utils/action-labels';
import { PartLoadError } from '@/utils/part-load-error';
import { reloadPage } from '@/utils/reload-page';

/** Props of {@link ErrorActions}. */
export interface ErrorActionsProps {
	error: unknown;
	/** Renders the part again. */
	onRetry: () => void;
	size?: 'compact' | 'default';
}

/** Button of a part that could not be shown: Retry, or a reload of the page if the plugin was updated. */
export function ErrorActions( {
	error,
	onRetry,
	size = 'default',
}: ErrorActionsProps ) {
	const isUpdated =
		error instanceof PartLoadError && error.reason === 'updated';
	return (
		<Button
			variant="secondary"
			size={ size }
			__next40pxDefaultSize
			onClick={ isUpdated ? () => void reloadPage() : onRetry }
		>
			{ isUpdated ? __( 'Reload the page', 'atelier' ) : getRetryLabel() }
		</Button>
	);
}
