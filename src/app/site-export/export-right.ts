import { defineResource } from '@/data/reads/define-resource';
import { parseItems } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';

interface Theme {
	_links?: Record<
		string,
		| ReadonlyArray< { targetHints?: { allow?: readonly string[] } } >
		| undefined
	>;
}

const parseThemes = parseItems( ( value: unknown ): value is Theme =>
	isRecord( value )
);

/**
 * Whether this person may export the theme (specification 6): the theme's link to the export allows GET.
 *
 * It is not read by core-data, which would load the editor's scripts on a screen that does not need them.
 */
export const exportRightResource = defineResource( {
	name: 'export-right',
	path: () => '/wp/v2/themes?status=active&_fields=_links',
	parse: ( body ) => {
		const [ theme ] = parseThemes( body );
		const [ link ] = theme?._links?.[ 'wp:export-theme' ] ?? [];
		return link?.targetHints?.allow?.includes( 'GET' ) ?? false;
	},
	isStaleAfter: () => false,
} );
