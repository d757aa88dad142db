import { __ } from '@wordpress/i18n';

import { AreaLoader } from '@/components/area-loader';
import { lazyContent } from '@/components/lazy-part';
import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { RootSidebar, UnsupportedNotice } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { preloadParts as preloadFontParts } from './lazy-parts';

const FontsContent = lazyContent(
	() =>
		import( /* webpackChunkName: "fonts" */ './content' ).then(
			( module ) => module.FontsContent
		),
	<AreaLoader label={ __( 'Loading the fonts', 'atelier' ) } />
);

const screen = describeScreen( 'fonts' );

/** Fonts: the font library beside the front page, in which fonts are tried on (design, section 10). */
export const fontRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		areas: {
			sidebar: <RootSidebar currentPath={ screen.path } />,
			content: ( { site } ) =>
				site.isBlockTheme ? <FontsContent /> : <UnsupportedNotice />,
			preview: ( { site } ) =>
				site.isBlockTheme ? <FrontPagePreview /> : undefined,
			mobile: ( { site, query } ) => {
				if ( ! site.isBlockTheme ) {
					return <UnsupportedNotice />;
				}
				return query.canvas === 'edit' ? (
					<FrontPagePreview />
				) : (
					<FontsContent />
				);
			},
		},
		hasPreviewSwitch: true,
		widths: { content: 480 },
		preload: async () => {
			await FontsContent.preload();
			await preloadFontParts();
		},
	},
];
