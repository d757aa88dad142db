import { __, sprintf } from '@wordpress/i18n';

import { getFieldLabel } from '@/kits/saving/conflicts';
import { nameStylePart } from '@/utils/theme-json/name-style-part';

/** Separator of the parts of a path from the server. */
const SEPARATOR = ' › ';

/**
 * Returns the names of the changed values of a record, each once: of styles the names of their screens, of other records those of fields.
 *
 * @param changes     Paths, for example `styles › color › text`, or names of fields.
 * @param blockTitles Titles of blocks, by name.
 */
export function nameChanges(
	changes: readonly string[],
	blockTitles: ReadonlyMap< string, string >
): readonly string[] {
	return [
		...new Set(
			changes.map( ( change ) => {
				const [ root = '', ...path ] = change.split( SEPARATOR );
				return root === 'styles' || root === 'settings'
					? nameStyle( path, blockTitles )
					: getFieldLabel( root );
			} )
		),
	];
}

function nameStyle(
	path: readonly string[],
	blockTitles: ReadonlyMap< string, string >
): string {
	const [ first, second ] = path;
	if ( first === 'blocks' && second !== undefined ) {
		return sprintf(
			/* translators: %s: name of a block. */
			__( 'Blocks › %s', 'atelier' ),
			blockTitles.get( second ) ?? getShortName( second )
		);
	}
	return namePart(
		first === 'elements' && path.length > 2 ? path.slice( 2 ) : path
	);
}

// The server has no title of a block that only a script registers, or whose plugin is inactive.
function getShortName( block: string ): string {
	const name = ( block.split( '/' ).pop() ?? '' ).replace( /-/g, ' ' );
	return name.charAt( 0 ).toLocaleUpperCase() + name.slice( 1 );
}

function namePart( path: readonly string[] ): string {
	// A state such as `:hover` or `@mobile` is no part.
	const key = path.find( ( part ) => ! /^[:@]/.test( part ) ) ?? '';
	return nameStylePart( key ) ?? __( 'Other', 'atelier' );
}
