import { __ } from '@wordpress/i18n';

import { useApplyConfig } from './use-apply-config';

/** Returns a function that resets the person's styles to the theme's; the look from before is kept and can be brought back. */
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
