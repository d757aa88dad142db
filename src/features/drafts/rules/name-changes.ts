import { __, sprintf } from '@wordpress/i18n';

import { getFieldLabel } from '@/kits/saving/conflicts';
import { nameStylePart } from '@/utils/theme-json/name-style-part';

/** Sign between the parts of a path, as the server joins them. */
const SEPARATOR = ' › ';

/**
 * Returns what the changed values of a record are called, each name once: parts of the styles as their screens are called, fields of
 * other records as a save names them.
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

// The server knows no title of a block that only a script registers, or whose plugin is gone.
function getShortName( block: string ): string {
	const name = ( block.split( '/' ).pop() ?? '' ).replace( /-/g, ' ' );
	return name.charAt( 0 ).toLocaleUpperCase() + name.slice( 1 );
}

function namePart( path: readonly string[] ): string {
	// A state such as `:hover` or `@mobile` is no part.
	const key = path.find( ( part ) => ! /^[:@]/.test( part ) ) ?? '';
	return nameStylePart( key ) ?? __( 'Other', 'atelier' );
}
