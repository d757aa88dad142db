import type { Config } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import type { NamedPreset } from './parse-value-words';

const PATHS = {
	color: [ 'color', 'palette' ],
	'font-size': [ 'typography', 'fontSizes' ],
	font: [ 'typography', 'fontFamilies' ],
	spacing: [ 'spacing', 'spacingSizes' ],
} as const;

/** The strongest first. */
const ORIGINS = [ 'custom', 'theme', 'default' ] as const;

/**
 * Lists the presets that words can name, by kind.
 *
 * @param config Merged config.
 */
export function listNamedPresets(
	config: Pick< Config, 'settings' >
): Readonly< Record< string, readonly NamedPreset[] > > {
	return Object.fromEntries(
		Object.entries( PATHS ).map( ( [ kind, path ] ) => [
			kind,
			ORIGINS.flatMap( ( origin ) => {
				const list = getAtPath( config.settings, [ ...path, origin ] );
				return ( Array.isArray( list ) ? list : [] )
					.filter( isRecord )
					.map( ( { slug, name } ) => ( {
						slug: toText( slug ),
						name: toText( name ),
					} ) )
					.filter( ( { slug } ) => slug !== '' );
			} ),
		] )
	);
}
