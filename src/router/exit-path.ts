import { pathTo, returnPathFor, stylesPath } from './paths';
import type { RouteQuery } from './types';

// The router itself brings the last two back, see keepAddress.
const LEFT_BEHIND: RouteQuery = {
	canvas: undefined,
	focusMode: undefined,
	page: undefined,
	wp_theme_preview: undefined,
} as RouteQuery;

// Styles in the editor's sidebar; on the screen Styles they are the content itself.
const CLOSED_STYLES: RouteQuery = { section: undefined, preview: undefined };

/** Where the editor was opened. */
export interface EditorLocation {
	/** Path without its query. */
	path: string;
	query: RouteQuery;
	/** Type of the record that is being edited. */
	postType: string;
}

/**
 * Returns where leaving the editor leads (specification 2.3): from a record's own address to the list of its type, and
 * from any other to the view of the same screen.
 *
 * @param place   Where the editor was opened.
 * @param hasList Whether there is a screen at a list's path.
 */
export function getExitPath(
	{ path, query, postType }: EditorLocation,
	hasList: ( path: string ) => boolean = () => true
): string {
	const [ , routeType, ...rest ] = path.split( '/' );
	const isItem = routeType !== undefined && rest.join( '' ) !== '';
	if ( isItem ) {
		const list = returnPathFor( listedType( routeType, postType ) );
		if ( hasList( list ) ) {
			return list;
		}
	}
	return pathTo( path, {
		...query,
		...LEFT_BEHIND,
		...( path !== stylesPath() && CLOSED_STYLES ),
	} );
}

// Templates that a theme registers are listed with those that people made.
function listedType( routeType: string, postType: string ): string {
	return routeType === 'wp_registered_template' ? 'wp_template' : postType;
}
