import { pathTo, returnPathFor, stylesPath } from './paths';
import type { RouteQuery } from './types';

// The router adds the last two again, see `preserveParameters`.
const LEFT_BEHIND: RouteQuery = {
	canvas: undefined,
	focusMode: undefined,
	page: undefined,
	wp_theme_preview: undefined,
} as RouteQuery;

// Parameters of Styles in the editor's sidebar; on the screen Styles they belong to the content.
const CLOSED_STYLES: RouteQuery = { section: undefined, preview: undefined };

/** Location at which the editor is open. */
export interface EditorLocation {
	/** Path without its query. */
	path: string;
	query: RouteQuery;
	/** Type of the record that is being edited. */
	postType: string;
}

/**
 * Returns the path to which leaving the editor leads (specification 2.3): from a record's own address to the list of its type, else to the view
 * mode of the same screen.
 *
 * @param place   Location at which the editor is open.
 * @param hasList Returns whether a screen exists at a list's path.
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

// Registered templates are in the same list as people's templates.
function listedType( routeType: string, postType: string ): string {
	return routeType === 'wp_registered_template' ? 'wp_template' : postType;
}
