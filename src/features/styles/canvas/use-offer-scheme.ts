import { useEffect } from 'react';

import { offerPreviewScheme } from '@/kits/canvas/scheme';

/**
 * Offers the choice of a scheme over previews.
 *
 * @param isOffered Whether the site looks different in the dark.
 */
export function useOfferScheme( isOffered: boolean ): void {
	useEffect( () => offerPreviewScheme( isOffered ), [ isOffered ] );
}
