import type {
	ListedTemplate,
	SlugState,
	TemplateLibrary,
} from '@/features/templates/reads/templates';
import type { TemplateItem } from '@/features/templates/resolver';

/** Stylesheet of the theme of these templates. */
export const THEME = 'birch';

function aTemplate( fields: Partial< ListedTemplate > ): ListedTemplate {
	return {
		id: 0,
		type: 'wp_template',
		slug: '',
		title: fields.slug ?? '',
		description: '',
		theme: THEME,
		status: 'publish',
		state: 'active',
		source: 'theme',
		is_custom: false,
		author: 0,
		author_text: 'Birch',
		author_avatar: '',
		original_source: 'theme',
		modified: null,
		has_update: false,
		...fields,
	};
}

/** A file of the theme. */
export const aFile = ( slug: string, fields: Partial< ListedTemplate > = {} ) =>
	aTemplate( {
		id: `${ THEME }//${ slug }`,
		type: 'wp_registered_template',
		slug,
		...fields,
	} );

/** A version that a person made. */
export const aVersion = (
	id: number,
	slug: string,
	fields: Partial< ListedTemplate > = {}
) =>
	aTemplate( {
		id,
		slug,
		source: 'custom',
		author_text: 'Ada',
		state: 'inactive',
		...fields,
	} );

/** A slug that the theme’s file serves, unless a test says otherwise. */
export const aSlug = (
	slug: string,
	fields: Partial< SlugState > = {}
): SlugState => ( {
	entry: null,
	served_by: `${ THEME }//${ slug }`,
	has_file: true,
	atelier_token: `token of ${ slug }`,
	...fields,
} );

/** Builds the library as the server lists it. */
export const aLibrary = (
	templates: readonly ListedTemplate[],
	slugs: TemplateLibrary[ 'slugs' ] = {}
): TemplateLibrary => ( { templates, slugs, theme: THEME } );

/** The template with an id. */
export const findTemplate = (
	items: readonly TemplateItem[],
	id: number | string
) => items.find( ( item ) => item.id === id ) as TemplateItem;

/** A library with files, versions of which one serves, custom templates, a draft, and a version of another theme. */
export const aMixedLibrary = (): TemplateLibrary =>
	aLibrary(
		[
			aFile( 'index' ),
			aFile( 'single', { state: 'inactive' } ),
			aFile( 'page' ),
			aVersion( 7, 'single', { state: 'active' } ),
			aVersion( 8, 'single' ),
			aVersion( 9, 'wide', { is_custom: true, state: 'when-used' } ),
			aVersion( 10, 'page', { theme: 'oak', state: 'other-theme' } ),
			aVersion( 11, 'tall', { is_custom: true, state: 'when-used' } ),
			aVersion( 12, 'rough', { status: 'draft' } ),
			aFile( 'plain', { is_custom: true, state: 'when-used' } ),
		],
		{
			index: aSlug( 'index' ),
			single: aSlug( 'single', { entry: 7, served_by: 7 } ),
			page: aSlug( 'page' ),
			wide: aSlug( 'wide', { served_by: 9, has_file: false } ),
			tall: aSlug( 'tall', {
				entry: 11,
				served_by: 11,
				has_file: false,
			} ),
			rough: aSlug( 'rough', { served_by: null, has_file: false } ),
			plain: aSlug( 'plain' ),
		}
	);
