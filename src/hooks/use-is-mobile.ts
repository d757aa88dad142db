import { useMediaQuery } from '@wordpress/compose';

// Specification 2.1: below 782 px a single area is used.
const MOBILE_QUERY = '(max-width: 781.98px)';

/** Whether the viewport is so small that a single area is shown. */
export function useIsMobile(): boolean {
	return useMediaQuery( MOBILE_QUERY );
}
