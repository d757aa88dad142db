import {
	ViewCanvas as BareCanvas,
	type ViewCanvasProps,
} from '@/features/block-canvas/view';
import { holdStyles, useViewStyles } from '@/features/global-styles';

export { preloadGlobalStyles } from '@/data/entities/preload-global-styles';

const STYLES: ViewCanvasProps[ 'styles' ] = {
	freeze: holdStyles,
	useStyles: useViewStyles,
};

/** A record as visitors see it, with the site's styles. */
export function ViewCanvas( props: Omit< ViewCanvasProps, 'styles' > ) {
	return <BareCanvas { ...props } styles={ STYLES } />;
}
