import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { FrontPagePreview } from '@/features/front-page-preview';
import type { RouteDefinition } from '@/router';
import { StylesSidebar } from './sidebar';
import { StylesSkeleton } from './skeleton';

const StylesContent = lazyPart(
	() =>
		import( /* webpackChunkName: "styles" */ './content' ).then(
			( { StylesContent: Content } ) => Content
		),
	<StylesSkeleton />
);

// Specification 2.2.
const CONTENT_WIDTH = 380;

/** Styles (specification 2.2, `/styles`). */
export const stylesRoute: RouteDefinition = {
	name: 'styles',
	path: '/styles',
	title: () => __( 'Styles', 'atelier' ),
	areas: {
		sidebar: ( { site } ) =>
			site.isBlockTheme ? (
				<StylesSidebar />
			) : (
				<StylesSidebar isUnsupported />
			),
		content: ( { site } ) =>
			site.isBlockTheme ? <StylesContent /> : undefined,
		preview: ( { site } ) =>
			site.isBlockTheme ? <FrontPagePreview /> : undefined,
		mobile: ( { site } ) =>
			site.isBlockTheme ? (
				<StylesContent />
			) : (
				<StylesSidebar isUnsupported />
			),
	},
	widths: { content: CONTENT_WIDTH },
	preload: StylesContent.preload,
};
