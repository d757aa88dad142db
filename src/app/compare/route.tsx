import { __ } from '@wordpress/i18n';

import { AreaLoader, PreviewLoader } from '@/components/area-loader';
import { lazyContent, lazyPart } from '@/components/lazy-part';
import { loadBlocks } from '@/kits/canvas';
import { SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import type { RouteContext, RouteDefinition, RouteQuery } from '@/router';
import { waitForContent } from '@/schedule/content-first';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';
import { getBackPath } from './get-back-path';

const LOADER = (
	<AreaLoader label={ __( 'Loading the comparison', 'atelier' ) } />
);

const StylesPanel = lazyContent(
	() =>
		import(
			/* webpackChunkName: "compare" */ '@/features/styles/compare/comparison-panel'
		).then( ( module ) => module.ComparisonPanel ),
	LOADER
);

const RecordPanel = lazyContent(
	() =>
		import(
			/* webpackChunkName: "compare-records" */ './record-comparison-panel'
		).then( ( module ) => module.RecordComparisonPanel ),
	LOADER
);

const StylesPictures = lazyPart(
	async () => {
		await waitForContent();
		const [ { ComparisonPreview } ] = await Promise.all( [
			import(
				/* webpackChunkName: "compare" */ '@/features/styles/compare/comparison-preview'
			),
			loadBlocks(),
		] );
		return ComparisonPreview;
	},
	<PreviewLoader />
);

const RecordPictures = lazyPart(
	async () => {
		await waitForContent();
		const [ { RecordComparisonPreview } ] = await Promise.all( [
			import(
				/* webpackChunkName: "compare-records" */ './record-comparison-preview'
			),
			loadBlocks(),
		] );
		return RecordComparisonPreview;
	},
	<PreviewLoader />
);

/** Compare: two states of the styles, or of a record that is made of blocks, with all differences between them. */
export const compareRoutes: readonly RouteDefinition[] = [
	{
		...describeScreen( 'compare' ),
		isEditable: () => false,
		hasPreviewSwitch: true,
		showsPreviewOnMobile: true,
		areas: {
			sidebar: ( context ) => (
				<SidebarScreen
					title={ __( 'Compare', 'atelier' ) }
					description={ __(
						'See what two states have differently, and take back exactly that.',
						'atelier'
					) }
					backPath={ getBackPath( context.query ) }
				>
					{ ! isSupported( context ) && <UnsupportedNotice /> }
				</SidebarScreen>
			),
			content: ( context ) =>
				isSupported( context ) ? renderPanel( context ) : undefined,
			preview: ( context ) =>
				isSupported( context ) && hasPictures( context.query )
					? renderPictures( context )
					: undefined,
			mobile: ( context ) => {
				if ( ! isSupported( context ) ) {
					return <UnsupportedNotice />;
				}
				return context.query.show === 'picture'
					? renderPictures( context )
					: renderPanel( context );
			},
		},
		widths: {
			content: ( { query } ) =>
				hasPictures( query ) ? LAYOUT_WIDTHS.panel : undefined,
		},
		preload: StylesPanel.preload,
	},
];

function renderPanel( { query }: RouteContext ) {
	return isOfRecord( query ) ? <RecordPanel /> : <StylesPanel />;
}

function renderPictures( { query }: RouteContext ) {
	return isOfRecord( query ) ? <RecordPictures /> : <StylesPictures />;
}

function isOfRecord( { postType, postId }: RouteQuery ): boolean {
	return postType !== undefined && postId !== undefined;
}

// A classic theme has patterns to compare, but no styles.
function isSupported( { site, query }: RouteContext ): boolean {
	return site.isBlockTheme || isOfRecord( query );
}

function hasPictures( { view }: RouteQuery ): boolean {
	return view !== 'list';
}
