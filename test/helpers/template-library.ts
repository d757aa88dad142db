import type {
	ListedTemplate,
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
) => aTemplate( { id, slug, source: 'custom', author_text: 'Ada', ...fields } );

/** Builds the library that the server lists. */
export const aLibrary = (
	templates: readonly ListedTemplate[],
	active: TemplateLibrary[ 'active' ] = {}
): TemplateLibrary => ( { templates, active, theme: THEME } );

/** The template with an id. */
export const findTemplate = (
	items: readonly TemplateItem[],
	id: number | string
) => items.find( ( item ) => item.id === id ) as TemplateItem;

/** A library with files, versions of which one serves, a custom template, and a version of another theme. */
export const aMixedLibrary = (): TemplateLibrary =>
	aLibrary(
		[
			aFile( 'index' ),
			aFile( 'single' ),
			aFile( 'page' ),
			aVersion( 7, 'single' ),
			aVersion( 8, 'single' ),
			aVersion( 9, 'wide', { is_custom: true } ),
			aVersion( 10, 'page', { theme: 'oak' } ),
		],
		{ single: 7 }
	);
