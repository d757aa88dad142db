import { __ } from '@wordpress/i18n';

import { useApplyLook } from './use-apply-look';

/** Returns a function that resets the person's styles to the theme's; the look from before is kept and can be brought back. */
export function useResetStyles(): () => void {
	const applyLook = useApplyLook();
	return () =>
		applyLook(
			{ settings: {}, styles: {} },
			__( 'Styles reset.', 'atelier' )
		);
}
