import { useMediaQuery } from '@wordpress/compose';

import { LAYOUT_WIDTHS } from '@/utils/layout-widths';

// Specification 2.1: below this width a single area is used.
const MOBILE_QUERY = `(max-width: ${ LAYOUT_WIDTHS.singleAreaBelow - 0.02 }px)`;

/** Returns whether the viewport is so small that a single area is shown. */
export function useIsMobile(): boolean {
	return useMediaQuery( MOBILE_QUERY );
}
