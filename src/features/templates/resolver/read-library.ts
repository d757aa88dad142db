import type { ListedTemplate, TemplateLibrary } from '../reads/templates';

/** State of a template on the site. */
export type TemplateState =
	/** Serves its slug. */
	| 'active'
	/** Serves the posts that choose it. */
	| 'when-used'
	| 'inactive'
	/** Belongs to another theme. */
	| 'other-theme';

/** A template of the list, with what the site makes of it. */
export interface TemplateItem extends ListedTemplate {
	/** Unique among all items. */
	key: string;
	state: TemplateState;
	/** For an inactive template: what serves its slug instead; undefined when nothing does. */
	servedBy: ListedTemplate | undefined;
	/** Whether nothing may serve its slug. */
	isDeactivated: boolean;
	/** Whether the theme or a plugin has a file of the slug. */
	hasFile: boolean;
}

/** An entry of the setting that serves nothing: its template is gone, in the trash, unpublished or of another theme. */
export interface StaleEntry {
	slug: string;
	id: number;
}

/**
 * Returns the templates with what the site makes of them: files of the hierarchy are active unless the setting says otherwise;
 * `false` takes a slug out, and a number puts a person's template of the current theme in (specification 4.6).
 *
 * @param library What the server lists.
 */
export function readLibrary(
	library: TemplateLibrary
): readonly TemplateItem[] {
	const { templates, theme } = library;
	const files = new Map(
		templates
			.filter( ( { type } ) => type === 'wp_registered_template' )
			.map( ( template ) => [ template.slug, template ] )
	);
	const findVersion = versionFinder( library );
	return templates.map( ( template ) => {
		const { slug } = template;
		const entry = readEntry( library, slug );
		const version = findVersion( slug );
		const isFound = entry !== false || slug === 'index';
		const serving = isFound ? version ?? files.get( slug ) : undefined;
		const state = getState( template, theme, serving, files.has( slug ) );
		return {
			...template,
			key: `${ template.type }:${ template.id }`,
			state,
			servedBy: state === 'inactive' ? serving : undefined,
			isDeactivated: ! isFound,
			hasFile: files.has( slug ),
		};
	} );
}

/**
 * Returns the entries that serve nothing, so that a person can clean up.
 *
 * @param library What the server lists.
 */
export function findStaleEntries(
	library: TemplateLibrary
): readonly StaleEntry[] {
	const findVersion = versionFinder( library );
	return Object.entries( library.active ).flatMap( ( [ slug, id ] ) =>
		id !== false && ! findVersion( slug ) ? [ { slug, id } ] : []
	);
}

/**
 * Returns what the setting says of a slug; null when nothing.
 *
 * @param library What the server lists.
 * @param slug    The slug.
 */
export function readEntry(
	{ active }: Pick< TemplateLibrary, 'active' >,
	slug: string
): number | false | null {
	// Slugs come from anywhere: "constructor" is one.
	return Object.hasOwn( active, slug ) ? active[ slug ] ?? null : null;
}

// Returns what finds the version that the setting lets serve a slug: a published one of the theme.
function versionFinder( library: TemplateLibrary ) {
	const versions = new Map(
		library.templates
			.filter(
				( { type, status, theme } ) =>
					type === 'wp_template' &&
					status === 'publish' &&
					theme === library.theme
			)
			.map( ( template ) => [ template.id, template ] )
	);
	return ( slug: string ): ListedTemplate | undefined => {
		const entry = readEntry( library, slug );
		const version = entry ? versions.get( entry ) : undefined;
		return version?.slug === slug ? version : undefined;
	};
}

function getState(
	template: ListedTemplate,
	theme: string,
	serving: ListedTemplate | undefined,
	hasFile: boolean
): TemplateState {
	if ( template.type === 'wp_template' && template.theme !== theme ) {
		return 'other-theme';
	}
	if ( serving === template ) {
		return template.is_custom ? 'when-used' : 'active';
	}
	const isOwnCustom =
		template.type === 'wp_template' && template.is_custom && ! hasFile;
	return isOwnCustom && template.status === 'publish'
		? 'when-used'
		: 'inactive';
}
