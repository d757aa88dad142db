import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLUGINS_FOLDER } from './prepared-site';

/** The letters of the pseudo-locale by those that they replace, read from its plugin. */
const LETTERS = new Map(
	Array.from(
		readFileSync(
			join( PLUGINS_FOLDER, 'pseudo-locale', 'pseudo-locale.php' ),
			'utf8'
		).matchAll( /'([A-Za-z])' => '(.)'/gu ),
		( [ , plain = '', changed = '' ] ) => [ plain, changed ]
	)
);

/**
 * Returns a pattern that matches a text in the pseudo-locale.
 *
 * @param text The text in English: letters and spaces.
 */
export function inPseudoLocale( text: string ): RegExp {
	const changed = text.replace(
		/[A-Za-z]/g,
		( letter ) => LETTERS.get( letter ) ?? letter
	);
	return new RegExp( `^${ changed }(?: ·+)*$`, 'u' );
}
