import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useInstallState } from '../session/use-install-state';

/** Props of {@link InstallBar}. */
export interface InstallBarProps {
	/** Whether anything is chosen that can be installed. */
	canInstall: boolean;
	onInstall: () => void;
}

/** Footer of a tab with the Install button; it is enabled if something is chosen and no installation runs (specification 5). */
export function InstallBar( { canInstall, onInstall }: InstallBarProps ) {
	const isBusy = useInstallState().progress !== undefined;
	return (
		<div className="atelier-fonts-footer">
			<Button
				variant="primary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ ! canInstall || isBusy }
				accessibleWhenDisabled
				onClick={ onInstall }
			>
				{ __( 'Install', 'atelier' ) }
			</Button>
		</div>
	);
}
