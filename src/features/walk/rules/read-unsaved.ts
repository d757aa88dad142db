import { isRecord } from '@/utils/is-record';

interface DirtyRecord {
	kind: string;
	name: string;
	key: number | string | undefined;
}

/** Reads a record with its unsaved changes. */
type ReadRecord = (
	kind: string,
	name: string,
	key: number | string | undefined
) => unknown;

/** Settings of the identity that pages show. */
const IDENTITY = [ 'title', 'description', 'site_logo' ];

/**
 * Returns menus and identity with unsaved changes as JSON, which `includes/walk/class-unsaved-records.php` parses; empty without changes.
 *
 * @param dirty Records with unsaved changes.
 * @param read  Reads one of them.
 */
export function readUnsaved(
	dirty: readonly DirtyRecord[],
	read: ReadRecord
): string {
	const menus: Record< string, string > = {};
	let identity: Record< string, unknown > | undefined;
	for ( const { kind, name, key } of dirty ) {
		if ( kind === 'postType' && name === 'wp_navigation' ) {
			const content = readContent( read( kind, name, key ) );
			if ( content !== undefined ) {
				menus[ String( key ) ] = content;
			}
		} else if ( kind === 'root' && name === 'site' ) {
			const site = read( kind, name, undefined );
			identity = isRecord( site ) ? pickIdentity( site ) : undefined;
		}
	}
	return identity || Object.keys( menus ).length > 0
		? JSON.stringify( { menus, ...( identity && { identity } ) } )
		: '';
}

// The content that an editor changed is a function that serializes its blocks.
function readContent( menu: unknown ): string | undefined {
	if ( ! isRecord( menu ) ) {
		return undefined;
	}
	const { content } = menu;
	const text: unknown =
		typeof content === 'function' ? content( menu ) : content;
	return typeof text === 'string' ? text : undefined;
}

function pickIdentity( site: Record< string, unknown > ) {
	return Object.fromEntries(
		IDENTITY.flatMap( ( name ) => {
			// A removed logo is not a number.
			const value =
				name === 'site_logo'
					? Number( site[ name ] ?? 0 )
					: site[ name ];
			return value === undefined ? [] : [ [ name, value ] ];
		} )
	);
}
