import { Walk as BareWalk } from '@/features/walk/walk';
import { PageStyles } from '@/features/styles/canvas/page-styles';
import type { PreviewWalkProps } from '@/kits/canvas/front-page-preview';

/** The site at a path, with the unsaved styles. */
export function Walk( props: PreviewWalkProps ) {
	return <BareWalk { ...props } Styles={ PageStyles } />;
}
