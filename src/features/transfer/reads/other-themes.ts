import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { readPreviewFrame } from '@/kits/previews';
import { readOtherThemes, readThemeWork } from './read-records';

export const OTHER_THEMES_ROUTE = '/atelier/v1/other-themes';

/** Other themes in which people have edited something. */
export const otherThemesResource = defineResource( {
	name: 'other-themes',
	path: () => OTHER_THEMES_ROUTE,
	parse: readOtherThemes,
	isStaleAfter: () => true,
} );

/** The work of another theme, and the effects of bringing it to the current one. */
export const themeWorkResource = defineResource( {
	name: 'theme-work',
	path: ( from: string ) =>
		addQueryArgs( `${ OTHER_THEMES_ROUTE }/work`, { from } ),
	parse: readThemeWork,
	isStaleAfter: () => true,
} );

/** Document of the previews in the other theme. */
export const otherFrameResource = defineResource( {
	name: 'other-frame',
	path: ( from: string ) =>
		addQueryArgs( '/atelier/v1/preview-frame', { wp_theme_preview: from } ),
	parse: readPreviewFrame,
	isStaleAfter: () => false,
} );

/** Document of the previews in the current theme, with the parts of the styles that are brought. */
export const bringFrameResource = defineResource( {
	name: 'bring-frame',
	path: ( from: string, parts: readonly string[] ) =>
		addQueryArgs( `${ OTHER_THEMES_ROUTE }/frame`, { from, parts } ),
	parse: readPreviewFrame,
	isStaleAfter: () => true,
} );
