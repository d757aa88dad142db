import type {
	ListedTemplate,
	SlugState,
	TemplateLibrary,
} from '../reads/templates';

/** A template of the list, with the server's state of its slug. */
export interface TemplateItem extends ListedTemplate {
	/** Unique among all items. */
	key: string;
	/** For an inactive template: the record that serves its slug instead; undefined for none. */
	servedBy: ListedTemplate | undefined;
	/** Whether its slug is deactivated. */
	isDeactivated: boolean;
	/** Whether the entry of its slug refers to it. */
	hasEntry: boolean;
	/** Whether the theme or a plugin has a file of the slug. */
	hasFile: boolean;
}

/** An entry of the setting without effect: its template is gone, in the trash, unpublished or of another theme. */
export interface StaleEntry {
	slug: string;
	state: SlugState;
}

/** State of a slug that is not in the server's list. */
const UNKNOWN_SLUG: SlugState = {
	entry: null,
	served_by: null,
	has_file: false,
	atelier_token: '',
};

/**
 * Returns the templates with the server's states of their slugs.
 *
 * @param library The server's list.
 */
export function readLibrary(
	library: TemplateLibrary
): readonly TemplateItem[] {
	const { templates } = library;
	const byId = new Map(
		templates.map( ( template ) => [ template.id, template ] )
	);
	return templates.map( ( template ) => {
		const { type, id, slug, state } = template;
		const of = readSlug( library, slug );
		return {
			...template,
			key: `${ type }:${ id }`,
			servedBy:
				state === 'inactive' && of.served_by !== null
					? byId.get( of.served_by )
					: undefined,
			isDeactivated: of.entry === false,
			hasEntry: of.entry === id,
			hasFile: of.has_file,
		};
	} );
}

/**
 * Returns the entries without effect, which a person can remove.
 *
 * @param library The server's list.
 */
export function findStaleEntries( {
	slugs,
}: Pick< TemplateLibrary, 'slugs' > ): readonly StaleEntry[] {
	return Object.entries( slugs ).flatMap( ( [ slug, state ] ) =>
		typeof state.entry === 'number' && state.entry !== state.served_by
			? [ { slug, state } ]
			: []
	);
}

/**
 * Returns the server's state of a slug.
 *
 * @param library The server's list.
 * @param slug    The slug.
 */
export function readSlug(
	{ slugs }: Pick< TemplateLibrary, 'slugs' >,
	slug: string
): SlugState {
	// A slug may be any text, for example "constructor".
	return ( Object.hasOwn( slugs, slug ) && slugs[ slug ] ) || UNKNOWN_SLUG;
}
