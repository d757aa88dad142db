import { PreviewLoader } from '@/components/area-loader';
import { lazyPart } from '@/components/lazy-part';
import { loadBlocks } from '@/kits/canvas';
import { isSupportedTheme } from '@/kits/sidebar';
import type { RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { StyleBookSidebar } from './sidebar';

const StyleBookPreview = lazyPart(
	async () => {
		const [ { StyleBookPreview: Preview } ] = await Promise.all( [
			import( /* webpackChunkName: "style-book" */ './preview' ),
			loadBlocks(),
		] );
		return Preview;
	},
	<PreviewLoader />
);

/** The Style Book alone, for themes whose styles can be viewed, but not edited (specification 2.2, `/stylebook`). */
export const styleBookRoute: RouteDefinition = {
	...describeScreen( 'stylebook' ),
	isEditable: () => false,
	areas: {
		sidebar: ( { site } ) => (
			<StyleBookSidebar isSupported={ isSupportedTheme( site ) } />
		),
		preview: ( { site } ) =>
			isSupportedTheme( site ) ? <StyleBookPreview /> : undefined,
		mobile: ( { site } ) =>
			isSupportedTheme( site ) ? (
				<StyleBookPreview />
			) : (
				<StyleBookSidebar isSupported={ false } />
			),
	},
};
