import { Walk as BareWalk } from '@/features/walk/walk';
import { PageStyles } from '@/features/styles/canvas/page-styles';
import type { PlacedWalkProps } from '@/kits/canvas/front-page-preview';

/** The site at a location, with the unsaved styles. */
export function Walk( props: PlacedWalkProps ) {
	return <BareWalk { ...props } Styles={ PageStyles } />;
}
