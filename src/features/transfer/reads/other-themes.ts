import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { readJudgedDesign, readOtherThemes } from './read-records';

export const OTHER_THEMES_ROUTE = '/atelier/v1/other-themes';

/** Other themes that people have made something of. */
export const otherThemesResource = defineResource( {
	name: 'other-themes',
	path: () => OTHER_THEMES_ROUTE,
	parse: readOtherThemes,
	isStaleAfter: () => true,
} );

/** The work of another theme, and what bringing it to the current one would do. */
export const themeWorkResource = defineResource( {
	name: 'theme-work',
	path: ( from: string ) =>
		addQueryArgs( `${ OTHER_THEMES_ROUTE }/work`, { from } ),
	parse: readJudgedDesign,
	isStaleAfter: () => true,
} );
