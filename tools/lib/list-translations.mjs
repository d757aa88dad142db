import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const FOLDER = join( ROOT, 'languages' );

/**
 * Lists the plugin's translations.
 *
 * @return {{ locale: string, path: string }[]} Their locales and files.
 */
export function listTranslations() {
	return ( existsSync( FOLDER ) ? readdirSync( FOLDER ) : [] ).flatMap(
		( name ) => {
			const locale = /^atelier-(.+)\.po$/.exec( name )?.[ 1 ];
			return locale ? [ { locale, path: join( FOLDER, name ) } ] : [];
		}
	);
}
