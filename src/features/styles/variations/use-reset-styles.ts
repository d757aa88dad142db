import { __ } from '@wordpress/i18n';

import { useApplyConfig } from './use-apply-config';

/** Returns a function that resets the person's styles to the theme's. The earlier look is saved, and the notice undoes the reset. */
export function useResetStyles(): () => void {
	const applyConfig = useApplyConfig();
	return () =>
		applyConfig(
			{ settings: {}, styles: {} },
			{
				message: __( 'Styles reset.', 'atelier' ),
				momentName: __( 'Before a reset of the styles', 'atelier' ),
			}
		);
}
