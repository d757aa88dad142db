import { __, sprintf } from '@wordpress/i18n';

import type { FrontPageCheck, MissingThing } from './types';

/**
 * Describes the front page after an import in sentences.
 *
 * @param check  The check; undefined where the front page was not checked.
 * @param themes Names of other themes whose files the imported items load.
 */
export function describeFrontPage(
	check: FrontPageCheck | undefined,
	themes: readonly string[]
): string[] {
	const sentences = check
		? [
				describeState( check ),
				check.lacking.length > 0 &&
					sprintf(
						/* translators: %s: titles of items. */
						__(
							'On the front page of the file’s site, but not on this one: %s.',
							'atelier'
						),
						check.lacking.join( ', ' )
					),
				check.elsewhere.length > 0 &&
					sprintf(
						/* translators: %s: names of files. */
						__( 'Loaded from another site: %s.', 'atelier' ),
						check.elsewhere.join( ', ' )
					),
		  ]
		: [];
	return [
		...sentences,
		themes.length > 0 &&
			sprintf(
				/* translators: %s: names of themes. */
				__(
					'Pictures are in the folder of %s. Do not delete it.',
					'atelier'
				),
				themes.join( ', ' )
			),
	].filter( ( sentence ) => typeof sentence === 'string' );
}

function describeState( { changed, missing }: FrontPageCheck ): string {
	const changes = changed.join( ', ' );
	const count = missing.length;
	if ( count === 0 ) {
		return changes === ''
			? __( 'Front page: same as before, 0 missing.', 'atelier' )
			: sprintf(
					/* translators: %s: titles of items. */
					__( 'Front page: changed (%s), 0 missing.', 'atelier' ),
					changes
			  );
	}
	const names = missing.map( nameMissing ).join( ', ' );
	return changes === ''
		? sprintf(
				/* translators: 1: a number. 2: names of items. */
				__(
					'Front page: same as before, %1$d missing: %2$s.',
					'atelier'
				),
				count,
				names
		  )
		: sprintf(
				/* translators: 1: titles of items. 2: a number. 3: names of items. */
				__(
					'Front page: changed (%1$s), %2$d missing: %3$s.',
					'atelier'
				),
				changes,
				count,
				names
		  );
}

function nameMissing( { kind, name }: MissingThing ): string {
	switch ( kind ) {
		case 'block':
			/* translators: %s: name of a block. */
			return sprintf( __( 'block “%s”', 'atelier' ), name );
		case 'part':
			/* translators: %s: slug of a template part. */
			return sprintf( __( 'template part “%s”', 'atelier' ), name );
		case 'pattern':
			/* translators: %s: name or ID of a pattern. */
			return sprintf( __( 'pattern “%s”', 'atelier' ), name );
		case 'menu':
			/* translators: %s: ID of a menu. */
			return sprintf( __( 'menu “%s”', 'atelier' ), name );
		default:
			return name;
	}
}
