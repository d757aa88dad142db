import table from '../../includes/page/screens.json';
import { translateShared } from './translate-shared';

/** Name of a screen that the table has. */
export type ScreenName = keyof typeof table;

/**
 * A row of `includes/page/screens.json`, which PHP reads as well (`class-screens.php`). The rows are in the order of the sidebar.
 * Texts are English; both sides translate them.
 */
export interface ScreenRow {
	path: string;
	/** Title of the document, and name of its region. */
	title: string;
	/** Name in the sidebar, where that is not its title. */
	label?: string;
	/** Name of an icon of `@wordpress/icons`, in kebab-case. */
	icon?: string;
	/** Right without which the route says that it may not be used. */
	right?: string;
	/** Kinds of themes with which the sidebar offers it; without one it is no item of the sidebar. */
	offeredFor?: readonly string[];
	/** Rights that the sidebar asks for beside its own. */
	offeredWith?: readonly string[];
	/** Whether the command palette leads to it although the sidebar does not offer it. */
	isCommand?: boolean;
	/** Types of its records, each with the query that leads back to it. */
	records?: Readonly<
		Record< string, Readonly< Record< string, string > > >
	>;
	/** Paths that the host's Site Editor had for it. */
	oldPaths?: readonly string[];
	/** Parts of its first paint that PHP prints beside the sidebar: `panel`, `publicPage`, and `list` for a list without a preview. */
	shell?: readonly string[];
	/** Whether the front page's canvas is beside its first view; the records of that come with the editor's payload. */
	showsFrontPage?: boolean;
	/** False where its first view needs no editor. */
	needsEditor?: boolean;
	/** REST paths whose answers are printed with the document; other methods than GET are before the path. */
	preloads?: readonly string[];
	/** REST paths whose answers come with the editor's payload. */
	editorPreloads?: readonly string[];
	/** Style sheets of `build/vendor` that its document loads early. */
	stylesheets?: readonly string[];
}

/** Properties of a route that the table has. */
export interface ScreenDescription {
	name: ScreenName;
	path: string;
	title: () => string;
	right?: string;
}

const SCREENS: Readonly< Record< ScreenName, ScreenRow > > = table;

/**
 * Returns those properties of a screen's route that the table has.
 *
 * @param name Name of the screen.
 */
export function describeScreen( name: ScreenName ): ScreenDescription {
	const { path, title, right } = SCREENS[ name ];
	return {
		name,
		path,
		title: () => translateShared( title ),
		...( right !== undefined && { right } ),
	};
}

/** Returns all rows with their names, in the order of the sidebar. */
export function listScreenRows(): readonly ( readonly [
	ScreenName,
	ScreenRow,
] )[] {
	return Object.entries( SCREENS ) as [ ScreenName, ScreenRow ][];
}

/**
 * Returns where the list of a type of records is; undefined for a type that no screen has.
 *
 * @param postType Type of the records.
 */
export function findRecordList(
	postType: string
): { path: string; query: Readonly< Record< string, string > > } | undefined {
	for ( const { path, records = {} } of Object.values( SCREENS ) ) {
		if ( Object.hasOwn( records, postType ) ) {
			return { path, query: records[ postType ] ?? {} };
		}
	}
	return undefined;
}
