import table from '../../../../includes/styles/sections.json';
import { translateShared } from '@/utils/translate-shared';

type Table = typeof table;

/** Name of a row of the table that is an inner screen; the other rows open views that cover one. */
export type SectionName = {
	[ Name in keyof Table ]: Table[ Name ] extends { path: string }
		? Name
		: never;
}[ keyof Table ];

/**
 * A row of `includes/styles/sections.json`, which PHP reads as well (`class-styles-outline.php`): an inner screen of Styles that needs no
 * more than its name. The root lists the rows that have a group.
 */
export interface SectionTableRow {
	/** Section of the address. */
	path?: string;
	/** Parameters of the address that open it, where it is no section. */
	query?: Readonly< Record< string, string > >;
	/** English; both sides translate it. */
	title: string;
	/** Name of the section that Back opens; the root without one. */
	parent?: string;
	/** Group of the root that lists it; without one the root does not list it. */
	group?: number;
	/** Sentence above its group. */
	description?: string;
	/** Name of an icon of `@wordpress/icons`, in kebab-case. */
	icon?: string;
	/** Capability that it requires beside that of Styles. */
	right?: string;
	/** Settings, at least one of which PHP requires to list it; the panel checks the host's controls. */
	settings?: readonly string[];
}

const ROWS: Readonly< Record< keyof Table, SectionTableRow > > = table;

/** A command that opens an inner screen of Styles (specification 2.4). */
export interface SectionCommand {
	name: string;
	label: string;
	/** Parameters of `/styles`, or of the editor's address, that open it. */
	query: Readonly< Record< string, string > >;
	/** Capability that it requires beside that of Styles. */
	right?: string;
}

/** A group of rows of the root. */
export interface SectionGroup {
	/** Sentence above it; empty without one. */
	description: string;
	rows: readonly ListedSection[];
}

/** A row of the root. */
export interface ListedSection {
	name: SectionName;
	label: string;
	icon?: string;
}

/** Path and parent of the inner screens that need no parameters, by name. */
export const SECTION_PATHS = Object.fromEntries(
	Object.entries( ROWS ).flatMap( ( [ name, { path, parent = 'root' } ] ) =>
		path === undefined ? [] : [ [ name, { path, parent } ] ]
	)
) as Readonly<
	Record< SectionName, { path: string; parent: SectionName | 'root' } >
>;

/** Returns the commands that open the inner screens, in the order of the table. */
export function listSectionCommands(): readonly SectionCommand[] {
	return Object.entries( ROWS ).map(
		( [ name, { path, query, title, right } ] ) => ( {
			name: path?.slice( 1 ) ?? name,
			label: translateShared( title ),
			query: query ?? { section: path ?? '/' },
			...( right !== undefined && { right } ),
		} )
	);
}

/**
 * Returns the groups of the root that have rows, in the order of the table.
 *
 * @param isShown Returns whether a screen has anything to change.
 */
export function listSectionGroups(
	isShown: ( name: SectionName ) => boolean
): readonly SectionGroup[] {
	const groups = new Map<
		number,
		{ description: string; rows: ListedSection[] }
	>();
	for ( const [ name, row ] of Object.entries( ROWS ) ) {
		const { group, title, description, icon } = row;
		if ( group === undefined || ! isShown( name as SectionName ) ) {
			continue;
		}
		const listed = groups.get( group ) ?? { description: '', rows: [] };
		listed.description ||= description
			? translateShared( description )
			: '';
		listed.rows.push( {
			name: name as SectionName,
			label: translateShared( title ),
			...( icon !== undefined && { icon } ),
		} );
		groups.set( group, listed );
	}
	return [ ...groups.values() ];
}
