import { __, sprintf } from '@wordpress/i18n';

import type { SuggestedKind } from '../reads/template-suggestions';
import type { TemplateTarget, TemplateTargets } from '../reads/template-kinds';

/** Kind of items for each of which a template can be created. */
export interface SpecificKind {
	kind: SuggestedKind;
	/** REST path of the items. */
	path: string;
	/** Beginning of the template's slug, before the item's slug. */
	prefix: string;
	/** Name of one item, for example "Category". */
	singular: string;
}

/** A kind of templates that can be added. */
export interface TemplateKind {
	slug: string;
	title: string;
	description: string;
	/** Set where a template can be created for one item. */
	specific?: SpecificKind;
	/** Whether a template for all items exists. */
	isTaken: boolean;
}

/** The general kinds, in the order of specification 9. */
const ORDER: readonly string[] = [
	'front-page',
	'home',
	'single',
	'page',
	'index',
	'archive',
	'author',
	'category',
	'date',
	'tag',
	'search',
	'404',
];

const AUTHORS_PATH = '/wp/v2/users';

/**
 * Returns the kinds of templates that can be added: the general ones in their order, then those of post types and taxonomies.
 * A kind that has its template and no specific items is left out.
 *
 * @param targets Kinds of templates, post types and taxonomies of the site.
 * @param taken   Slugs that have a template.
 */
export function listKinds(
	targets: TemplateTargets,
	taken: ReadonlySet< string >
): readonly TemplateKind[] {
	const general = new Map(
		targets.general.map( ( kind ) => [ kind.slug, kind ] )
	);
	const specifics = new Map< string, SpecificKind >( [
		[
			'author',
			{
				kind: 'author',
				path: AUTHORS_PATH,
				prefix: 'author-',
				singular: __( 'Author', 'atelier' ),
			},
		],
	] );
	const added: Omit< TemplateKind, 'isTaken' >[] = [];
	for ( const target of targets.postTypes ) {
		added.push( ...kindsOfPostType( target, specifics ) );
	}
	for ( const target of targets.taxonomies ) {
		added.push( ...kindsOfTaxonomy( target, specifics ) );
	}
	const ordered = ORDER.flatMap( ( slug ) => {
		const kind = general.get( slug );
		const specific = specifics.get( slug );
		return kind ? [ { ...kind, ...( specific && { specific } ) } ] : [];
	} );
	return [ ...ordered, ...added ]
		.map( ( kind ) => ( { ...kind, isTaken: taken.has( kind.slug ) } ) )
		.filter( ( { isTaken, specific } ) => ! isTaken || specific );
}

function kindsOfPostType(
	target: TemplateTarget,
	specifics: Map< string, SpecificKind >
): Omit< TemplateKind, 'isTaken' >[] {
	const { name, label, singular } = target;
	const slug = name === 'page' ? 'page' : `single-${ name }`;
	const specific = toSpecific( 'post', target, `${ slug }-` );
	const kinds: Omit< TemplateKind, 'isTaken' >[] = [];
	if ( name === 'page' ) {
		if ( specific ) {
			specifics.set( 'page', specific );
		}
		return kinds;
	}
	kinds.push( {
		slug,
		/* translators: %s: name of a post type, for example "Book". */
		title: sprintf( __( 'Single item: %s', 'atelier' ), singular ),
		description: sprintf(
			/* translators: %s: name of a post type, for example "Book". */
			__( 'Displays a single item: %s.', 'atelier' ),
			singular
		),
		...( specific && { specific } ),
	} );
	if ( target.hasArchive ) {
		kinds.push( {
			slug: `archive-${ name }`,
			/* translators: %s: name of a post type, for example "Books". */
			title: sprintf( __( 'Archive: %s', 'atelier' ), label ),
			description: sprintf(
				/* translators: %s: name of a post type, for example "Books". */
				__(
					'Displays an archive with the latest posts of type: %s.',
					'atelier'
				),
				label
			),
		} );
	}
	return kinds;
}

function kindsOfTaxonomy(
	target: TemplateTarget,
	specifics: Map< string, SpecificKind >
): Omit< TemplateKind, 'isTaken' >[] {
	const { name, singular } = target;
	const general = { category: 'category', post_tag: 'tag' }[ name ];
	const slug = general ?? `taxonomy-${ name }`;
	const specific = toSpecific( 'term', target, `${ slug }-` );
	if ( general ) {
		if ( specific ) {
			specifics.set( general, specific );
		}
		return [];
	}
	return [
		{
			slug,
			title: singular,
			description: sprintf(
				/* translators: %s: name of a taxonomy, for example "Genre". */
				__( 'Displays taxonomy: %s.', 'atelier' ),
				singular
			),
			...( specific && { specific } ),
		},
	];
}

function toSpecific(
	kind: SuggestedKind,
	{ path, singular }: TemplateTarget,
	prefix: string
): SpecificKind | undefined {
	return path === '' ? undefined : { kind, path, prefix, singular };
}

/**
 * Returns the slugs of the items that have a template.
 *
 * @param specific Kind of the items.
 * @param taken    Slugs that have a template.
 */
export function getTakenItemSlugs(
	{ prefix }: SpecificKind,
	taken: ReadonlySet< string >
): readonly string[] {
	return [ ...taken ]
		.filter( ( slug ) => slug.startsWith( prefix ) )
		.map( ( slug ) => slug.slice( prefix.length ) )
		.filter( Boolean );
}
