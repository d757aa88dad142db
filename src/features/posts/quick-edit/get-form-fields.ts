/** Properties of a post type that decide its form's fields. */
export interface EditedType {
	supports: Readonly< Record< string, unknown > >;
	hierarchical: boolean;
	/** Names of its taxonomies. */
	taxonomies: readonly string[];
	/** Whether its posts have their own addresses. */
	viewable: boolean;
	/** Names of the properties of its REST records. */
	properties?: readonly string[];
}

/** Fields of quick edit, in the order of the form. */
export const QUICK_EDIT_FIELDS = [
	'featured_media',
	'title',
	'status',
	'date',
	'author',
	'categories',
	'tags',
	'slug',
	'parent',
	'template',
	'discussion',
	'excerpt',
	'sticky',
	'format',
] as const;

/** A field of quick edit. */
export type QuickEditField = ( typeof QUICK_EDIT_FIELDS )[ number ];

/** Fields for several posts, and no others (specification 5). Categories and tags are a bulk action. */
const FOR_SEVERAL: readonly QuickEditField[] = [
	'title',
	'status',
	'date',
	'author',
	'discussion',
];

const CONDITIONS: Readonly<
	Record< QuickEditField, ( type: EditedType ) => boolean >
> = {
	featured_media: ( { supports } ) => !! supports.thumbnail,
	title: ( { supports } ) => !! supports.title,
	status: () => true,
	date: () => true,
	author: ( { supports } ) => !! supports.author,
	categories: ( { taxonomies, properties } ) =>
		taxonomies.includes( 'category' ) &&
		!! properties?.includes( 'categories' ),
	tags: ( { taxonomies, properties } ) =>
		taxonomies.includes( 'post_tag' ) && !! properties?.includes( 'tags' ),
	slug: ( { viewable } ) => viewable,
	parent: ( { hierarchical, supports } ) =>
		hierarchical && !! supports[ 'page-attributes' ],
	template: ( { viewable } ) => viewable,
	discussion: ( { supports } ) =>
		!! supports.comments || !! supports.trackbacks,
	excerpt: ( { supports } ) => !! supports.excerpt,
	sticky: ( { properties } ) => !! properties?.includes( 'sticky' ),
	format: ( { supports } ) => !! supports[ 'post-formats' ],
};

/**
 * Returns the fields of the form, in their order.
 *
 * @param type  The post type.
 * @param count Number of edited posts.
 */
export function getFormFields(
	type: EditedType,
	count: number
): QuickEditField[] {
	return QUICK_EDIT_FIELDS.filter(
		( field ) =>
			CONDITIONS[ field ]( type ) &&
			( count < 2 || FOR_SEVERAL.includes( field ) )
	);
}
