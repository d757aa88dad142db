import table from '../../includes/page/screens.json';
import { translateShared } from './translate-shared';

/** Name of a screen in the table. */
export type ScreenName = keyof typeof table;

/**
 * A row of `includes/page/screens.json`, which PHP reads as well (`class-screens.php`). The rows are in the order of the sidebar.
 * Texts are English; both sides translate them.
 */
export interface ScreenRow {
	path: string;
	/** Title of the document, and label of its region. */
	title: string;
	/** Label in the sidebar, if that is not its title. */
	label?: string;
	/** Name of an icon of `@wordpress/icons`, in kebab-case. */
	icon?: string;
	/** Right that the route requires; without it a message is shown instead. */
	right?: string;
	/** Kinds of themes with which it is in the sidebar; undefined for never. */
	offeredFor?: readonly string[];
	/** Further rights that its item in the sidebar requires. */
	offeredWith?: readonly string[];
	/** Whether the command palette offers it although it is not in the sidebar. */
	isCommand?: boolean;
	/** Types of its records, each with the query of its list. */
	records?: Readonly<
		Record< string, Readonly< Record< string, string > > >
	>;
	/** Its former paths in the host's Site Editor. */
	oldPaths?: readonly string[];
	/** Parts of its first paint that PHP prints besides the sidebar: `panel`, `publicPage`, and `list` for a list without a preview. */
	shell?: readonly string[];
	/** Whether its first view shows the front page's canvas, whose records are in the editor's payload. */
	showsFrontPage?: boolean;
	/** False if its first view needs no editor. */
	needsEditor?: boolean;
	/** REST paths whose answers are printed with the document; a method other than GET precedes the path. */
	preloads?: readonly string[];
	/** REST paths whose answers are in the editor's payload. */
	editorPreloads?: readonly string[];
	/** Style sheets of `build/vendor` that its document loads early. */
	stylesheets?: readonly string[];
}

/** Properties of a route in the table. */
export interface ScreenDescription {
	name: ScreenName;
	path: string;
	title: () => string;
	right?: string;
}

const SCREENS: Readonly< Record< ScreenName, ScreenRow > > = table;

/**
 * Returns the properties of a screen's route in the table.
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
 * Returns the location of the list for a type of records; undefined for a type without a screen.
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
