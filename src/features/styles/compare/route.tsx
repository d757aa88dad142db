import { __ } from '@wordpress/i18n';

import { AreaLoader, PreviewLoader } from '@/components/area-loader';
import { lazyContent, lazyPart } from '@/components/lazy-part';
import { loadBlocks } from '@/kits/canvas';
import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import { stylesPath, type RouteDefinition, type RouteQuery } from '@/router';
import { waitForContent } from '@/schedule/content-first';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';

const ComparisonPanel = lazyContent(
	() =>
		import( /* webpackChunkName: "compare" */ './comparison-panel' ).then(
			( module ) => module.ComparisonPanel
		),
	<AreaLoader label={ __( 'Loading the comparison', 'atelier' ) } />
);

const ComparisonPreview = lazyPart(
	async () => {
		await waitForContent();
		const [ { ComparisonPreview: Preview } ] = await Promise.all( [
			import( /* webpackChunkName: "compare" */ './comparison-preview' ),
			loadBlocks(),
		] );
		return Preview;
	},
	<PreviewLoader />
);

/** Compare: two states of the styles, with all that they have differently. */
export const compareRoutes: readonly RouteDefinition[] = [
	{
		...describeScreen( 'compare' ),
		areas: {
			sidebar: ( { site } ) => (
				<SidebarScreen
					title={ __( 'Compare', 'atelier' ) }
					description={ __(
						'See what two states have differently, and take back exactly that.',
						'atelier'
					) }
					backPath={ stylesPath() }
				>
					{ ! site.isBlockTheme && <UnsupportedNotice /> }
				</SidebarScreen>
			),
			content: ( { site } ) =>
				site.isBlockTheme ? <ComparisonPanel /> : undefined,
			preview: ( { site, query } ) =>
				site.isBlockTheme && hasPictures( query ) ? (
					<ComparisonPreview />
				) : undefined,
			mobile: ( { site, query } ) => {
				if ( ! site.isBlockTheme ) {
					return <UnsupportedNotice />;
				}
				return query.show === 'picture' ? (
					<ComparisonPreview />
				) : (
					<ComparisonPanel />
				);
			},
		},
		widths: {
			content: ( { query } ) =>
				hasPictures( query ) ? LAYOUT_WIDTHS.panel : undefined,
		},
		preload: ComparisonPanel.preload,
	},
];

function hasPictures( { view }: RouteQuery ): boolean {
	return view !== 'list';
}
