import { Walk as BareWalk } from '@/features/walk/walk';
import { PageStyles } from '@/features/styles/canvas/page-styles';
import type { PlacedWalkProps } from '@/kits/canvas/front-page-preview';

/** The site at a place, with the styles that are unsaved. */
export function Walk( props: PlacedWalkProps ) {
	return <BareWalk { ...props } Styles={ PageStyles } />;
}
