import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { installQueue } from '../install/install-queue';
import { useInstallState } from '../session/use-install-state';

/** Progress of the installation, with a Cancel button. */
export function InstallProgressBar() {
	const { progress, isCancelling } = useInstallState();
	if ( ! progress ) {
		return null;
	}
	const { done, total, label } = progress;
	return (
		<div className="atelier-fonts-progress">
			<div className="atelier-fonts-progress__text" role="status">
				{ sprintf(
					/* translators: 1: number of variants that are installed, 2: number of variants that were chosen, 3: name of a font. */
					__( 'Installing %1$d of %2$d: %3$s', 'atelier' ),
					Math.min( done + 1, total ),
					total,
					label
				) }
			</div>
			<ProgressBar
				className="atelier-fonts-progress__bar"
				value={ total > 0 ? ( 100 * done ) / total : undefined }
			/>
			<Button
				variant="tertiary"
				size="compact"
				disabled={ isCancelling }
				accessibleWhenDisabled
				onClick={ installQueue.cancel }
			>
				{ isCancelling
					? __( 'Cancelling…', 'atelier' )
					: __( 'Cancel', 'atelier' ) }
			</Button>
		</div>
	);
}
