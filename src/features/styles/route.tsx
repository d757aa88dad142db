import { lazyContent } from '@/components/lazy-part';
import { hasEditableStyles } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';
import { renderPreview } from './areas/preview';
import { StylesScreenSidebar } from './areas/sidebar';
import { StylesSkeleton } from './areas/skeleton';
import { STYLE_BOOK } from './style-book-query';

const StylesContent = lazyContent(
	async () => {
		// Its record is read while the scripts of the panel are loading; the panel itself reads it again, and shows an error.
		void import( '@/data/site/preload-global-styles' )
			.then( ( { preloadGlobalStyles } ) => preloadGlobalStyles() )
			.catch( () => {} );
		const { StylesContent: Content } = await import(
			/* webpackChunkName: "styles" */ './areas/content'
		);
		return Content;
	},
	<StylesSkeleton />
);

// Specification 2.2.
const CONTENT_WIDTH = LAYOUT_WIDTHS.panel;

/** Styles (specification 2.2, `/styles`). */
export const styleRoutes: readonly RouteDefinition[] = [
	{
		...describeScreen( 'styles' ),
		isEditable: ( { site } ) => site.isBlockTheme,
		areas: {
			sidebar: ( { site } ) =>
				hasEditableStyles( site ) ? (
					<StylesScreenSidebar />
				) : (
					<StylesScreenSidebar isUnsupported />
				),
			content: ( { site } ) =>
				hasEditableStyles( site ) ? <StylesContent /> : undefined,
			preview: ( { site, query } ) =>
				hasEditableStyles( site )
					? renderPreview( query, site.isBlockTheme )
					: undefined,
			mobile: ( { site, query } ) => {
				if ( ! hasEditableStyles( site ) ) {
					return <StylesScreenSidebar isUnsupported />;
				}
				return query.canvas === 'edit' ? (
					renderPreview( query, site.isBlockTheme )
				) : (
					<StylesContent />
				);
			},
		},
		hasPreviewSwitch: true,
		widths: { content: CONTENT_WIDTH },
		isPreviewFirst: ( { query } ) => query.preview === STYLE_BOOK,
		preload: StylesContent.preload,
	},
];
