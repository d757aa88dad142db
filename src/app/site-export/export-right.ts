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
 * Whether the server lets this person export the theme (specification 6): its link to the export allows to read it.
 *
 * It asks the server itself: core-data would bring the editor's scripts along to a screen that has no use for them.
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
