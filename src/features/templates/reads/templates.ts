import { defineResource } from '@/data/reads/define-resource';
import { isWriteTo } from '@/data/reads/is-write-to';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** State of a template on the site, as the server decides it (`includes/templates/class-template-states.php`). */
export type TemplateState =
	/** Serves its slug. */
	| 'active'
	/** Serves the posts that choose it. */
	| 'when-used'
	| 'inactive'
	/** Belongs to another theme. */
	| 'other-theme';

/** A template in the list: a file of the theme or of a plugin, or a person's version. */
export interface ListedTemplate {
	/** Number for a post; `theme//slug` for a file. */
	id: number | string;
	type: 'wp_template' | 'wp_registered_template';
	slug: string;
	title: string;
	description: string;
	/** Stylesheet of the theme that it belongs to. */
	theme: string;
	status: string;
	state: TemplateState;
	source: 'theme' | 'plugin' | 'custom';
	/** Whether single posts choose it; the hierarchy does not find such a template. */
	is_custom: boolean;
	author: number;
	author_text: string;
	author_avatar: string;
	original_source: 'theme' | 'plugin' | 'site' | 'user';
	/** Date in the site's time zone, without an offset; null for a file. */
	modified: string | null;
	/** Whether the file that a version hides has changed since the version was made. */
	has_update: boolean;
	/** Whether a version becomes active with the first save of its content. */
	awaits_content?: boolean;
	/** Token of a version's content, see `data/writes`. */
	atelier_token?: string;
}

/** Entry of the setting for a slug: the id of a post, or `false` for no template; null without an entry (specification 3). */
export type ActiveEntry = number | false | null;

/** State of a slug, as the server decides it. */
export interface SlugState {
	entry: ActiveEntry;
	/** Id of the template that serves it; null for none. */
	served_by: number | string | null;
	/** Whether the theme or a plugin has a file of it. */
	has_file: boolean;
	/** Token of the entry, see `data/writes`. */
	atelier_token: string;
}

/** All templates, and the state of each slug. */
export interface TemplateLibrary {
	templates: readonly ListedTemplate[];
	slugs: Readonly< Record< string, SlugState > >;
	/** Stylesheet of the current theme. */
	theme: string;
}

/** The templates of the site. */
export const templatesResource = defineResource( {
	name: 'templates',
	path: () => '/atelier/v1/templates',
	parse: parseLibrary,
	isStaleAfter: ( write ) =>
		write.route.startsWith( '/wp/v2/templates' ) ||
		write.route.startsWith( '/atelier/v1/active-templates/' ) ||
		write.route.startsWith( '/atelier/v1/deletions' ) ||
		isWriteTo( write, '/wp/v2/wp_template', '/wp/v2/settings' ),
} );

function parseLibrary( body: unknown ): TemplateLibrary {
	if ( ! isRecord( body ) || ! Array.isArray( body.templates ) ) {
		throw new TypeError( 'The answer holds no templates.' );
	}
	return {
		templates: body.templates.filter( isTemplate ).map( repairTemplate ),
		slugs: readSlugs( body.slugs ),
		theme: toText( body.theme ),
	};
}

function isTemplate( value: unknown ): value is ListedTemplate {
	return (
		isRecord( value ) &&
		( typeof value.id === 'number' || typeof value.id === 'string' ) &&
		[ 'type', 'slug', 'title', 'theme' ].every(
			( name ) => typeof value[ name ] === 'string'
		)
	);
}

/** Defaults of properties whose types another plugin's filter may have changed. */
const DEFAULTS = {
	description: '',
	status: 'publish',
	state: 'inactive',
	source: 'custom',
	author: 0,
	author_text: '',
	author_avatar: '',
	original_source: 'user',
} as const;

/**
 * Replaces properties of a wrong type, so that one template cannot break the list or its sidebar.
 *
 * @param template The template as the server sent it.
 */
function repairTemplate( template: ListedTemplate ): ListedTemplate {
	const sent: Readonly< Record< string, unknown > > = { ...template };
	const repaired = Object.fromEntries(
		Object.entries( DEFAULTS ).filter(
			( [ name, value ] ) => typeof sent[ name ] !== typeof value
		)
	);
	return Object.keys( repaired ).length > 0
		? { ...template, ...repaired }
		: template;
}

function readSlugs( value: unknown ): TemplateLibrary[ 'slugs' ] {
	return Object.fromEntries(
		Object.entries( isRecord( value ) ? value : {} ).flatMap(
			( [ slug, state ] ) =>
				isRecord( state ) ? [ [ slug, readSlugState( state ) ] ] : []
		)
	);
}

function readSlugState( {
	entry,
	served_by: servedBy,
	has_file: hasFile,
	atelier_token: token,
}: Record< string, unknown > ): SlugState {
	return {
		entry: typeof entry === 'number' || entry === false ? entry : null,
		served_by:
			typeof servedBy === 'number' || typeof servedBy === 'string'
				? servedBy
				: null,
		has_file: hasFile === true,
		atelier_token: toText( token ),
	};
}
