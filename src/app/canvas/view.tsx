import {
	ViewCanvas as BareCanvas,
	type ViewCanvasProps,
} from '@/kits/canvas/view';
import { freezeStyles, useViewStyles } from '@/features/styles';
import { PublicPageStyles } from './public-page-styles';

export { preloadGlobalStyles } from '@/data/site/preload-global-styles';

const STYLES: ViewCanvasProps[ 'styles' ] = {
	freeze: freezeStyles,
	useStyles: useViewStyles,
};

/** A record as visitors see it, with the site's styles. */
export function ViewCanvas( props: Omit< ViewCanvasProps, 'styles' > ) {
	return (
		<>
			{ props.isPageShown && <PublicPageStyles /> }
			<BareCanvas { ...props } styles={ STYLES } />
		</>
	);
}
