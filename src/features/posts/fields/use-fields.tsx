import { useMemo } from 'react';
import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { useRegisteredFields } from '@/data/store/use-registered';
import { addFields } from '@/kits/list/fields/add-fields';
import { getOperators } from '@/kits/list/view/filters-to-query';
import { getStatusLabel } from '@/kits/list/fields/get-status-label';
import { isRecord } from '@/utils/is-record';
import { toReadableSlug } from '@/utils/readable-slug';
import { collectionPath, type PostType } from '../reads/post-type';
import { postCountsResource, type AddedStatus } from '../reads/post-counts';
import {
	NO_SITE_PAGES,
	sitePagesResource,
	type SitePages,
} from '../reads/site-pages';
import { AuthorView } from './author-view';
import { DateView } from './date-view';
import { MediaView } from './media-view';
import { OpenView } from './open-view';
import { ParentView } from './parent-view';
import { StatusView } from './status-view';
import { TermsView } from './terms-view';
import { TitleView } from './title-view';
import { getAuthors, getParents, getTerms } from './get-elements';
import { getFormats } from './get-formats';
import { getPostTitle, type Post } from '../list/post';

const NO_STATUSES: readonly AddedStatus[] = [];

const STATUSES = [ 'draft', 'future', 'pending', 'private', 'publish' ];

/**
 * Returns the fields that a list of a post type can show, sort by and filter by; only those that the server can sort by are
 * sortable, and filters offer exactly the operators that the server supports. The components of `@wordpress/fields` are not used: they read
 * core-data, for which a table does not wait.
 *
 * @param postType The post type.
 */
export function usePostFields(
	postType: PostType | undefined
): Field< Post >[] {
	const { data: sitePages = NO_SITE_PAGES } =
		useResource( sitePagesResource );
	const added = useRegisteredFields< Post >( postType?.slug );
	const { data: counts } = useResource( postCountsResource, postType?.slug );
	const statuses = counts?.added ?? NO_STATUSES;
	return useMemo(
		() =>
			postType
				? addFields(
						createFields( postType, sitePages, statuses ),
						added
				  )
				: [],
		[ postType, sitePages, statuses, added ]
	);
}

function createFields(
	postType: PostType,
	sitePages: SitePages,
	statuses: readonly AddedStatus[]
): Field< Post >[] {
	return [
		...createMainFields( postType, sitePages, statuses ),
		...createPlaceFields( postType ),
		...createOptionFields( postType ),
		...createTermFields( postType ),
	].filter( ( field ): field is Field< Post > => !! field );
}

/** A field, or `false` if the post type does not have it. */
type MaybeField = Field< Post > | false;

function createMainFields(
	{ supports }: PostType,
	sitePages: SitePages,
	statuses: readonly AddedStatus[]
): MaybeField[] {
	return [
		{
			id: 'title',
			type: 'text',
			label: __( 'Title', 'atelier' ),
			getValue: ( { item } ) => getPostTitle( item ),
			render: ( { item } ) => (
				<TitleView item={ item } sitePages={ sitePages } />
			),
			enableHiding: false,
			enableGlobalSearch: true,
			filterBy: { operators: getOperators( 'title' ) },
		},
		!! supports.thumbnail && {
			id: 'featured_media',
			type: 'media',
			label: __( 'Featured Image', 'atelier' ),
			render: MediaView,
			enableSorting: false,
			filterBy: false,
		},
		!! supports.author && {
			id: 'author',
			type: 'integer',
			label: __( 'Author', 'atelier' ),
			render: AuthorView,
			getElements: getAuthors,
			filterBy: { operators: getOperators( 'author' ) },
		},
		{
			id: 'status',
			type: 'text',
			label: __( 'Status', 'atelier' ),
			render: StatusView,
			elements: [
				...STATUSES.map( ( value ) => ( {
					value,
					label: getStatusLabel( value ),
				} ) ),
				...statuses.map( ( { name, label } ) => ( {
					value: name,
					label,
				} ) ),
			],
			enableSorting: false,
			filterBy: { operators: getOperators( 'status' ) },
		},
		{
			id: 'date',
			type: 'date',
			label: __( 'Date', 'atelier' ),
			render: DateView,
			filterBy: { operators: getOperators( 'date' ) },
		},
		{
			id: 'modified',
			type: 'date',
			label: __( 'Modified', 'atelier' ),
			render: ( { item } ) => (
				<DateView
					item={ { ...item, date: item.modified, status: '' } }
				/>
			),
			filterBy: { operators: getOperators( 'modified' ) },
		},
	];
}

/** Fields for the post's address and its display: slug, parent, template and others. */
function createPlaceFields( postType: PostType ): MaybeField[] {
	const { hierarchical, viewable, supports } = postType;
	return [
		viewable && {
			id: 'slug',
			type: 'text',
			label: __( 'Slug', 'atelier' ),
			getValue: ( { item } ) => toReadableSlug( item.slug ?? '' ),
			filterBy: { operators: getOperators( 'slug' ) },
		},
		hierarchical && {
			id: 'parent',
			type: 'integer',
			label: __( 'Parent', 'atelier' ),
			render: ParentView,
			getElements: () => getParents( collectionPath( postType ) ),
			filterBy: { operators: getOperators( 'parent' ) },
		},
		( hierarchical || !! supports[ 'page-attributes' ] ) && {
			id: 'menu_order',
			type: 'integer',
			label: __( 'Order', 'atelier' ),
			// WordPress can sort by it only if the type supports `page-attributes`.
			enableSorting: !! supports[ 'page-attributes' ],
			filterBy: { operators: getOperators( 'menu_order' ) },
		},
		viewable && {
			id: 'template',
			type: 'text',
			label: __( 'Template', 'atelier' ),
			getValue: ( { item } ) =>
				item.template || __( 'Default template', 'atelier' ),
			enableSorting: false,
			filterBy: false,
		},
	];
}

function createOptionFields( { supports }: PostType ): MaybeField[] {
	return [
		{
			id: 'password',
			type: 'text',
			label: __( 'Password', 'atelier' ),
			getValue: ( { item } ) =>
				item.password ? __( 'Password protected', 'atelier' ) : '',
			enableSorting: false,
			filterBy: false,
		},
		!! supports.trackbacks && {
			id: 'ping_status',
			type: 'text',
			label: __( 'Pingbacks and trackbacks', 'atelier' ),
			enableSorting: false,
			filterBy: false,
			render: ( { item } ) => <OpenView status={ item.ping_status } />,
		},
		!! supports[ 'post-formats' ] && {
			id: 'format',
			type: 'text',
			label: __( 'Format', 'atelier' ),
			elements: getFormats(),
			enableSorting: false,
			filterBy: { operators: getOperators( 'format' ) },
		},
		!! supports.comments && {
			id: 'comment_status',
			type: 'text',
			label: __( 'Discussion', 'atelier' ),
			enableSorting: false,
			filterBy: false,
			render: ( { item } ) => <OpenView status={ item.comment_status } />,
		},
		!! supports.excerpt && {
			id: 'excerpt',
			type: 'text',
			label: __( 'Excerpt', 'atelier' ),
			getValue: ( { item } ) => item.excerpt?.raw ?? '',
			enableSorting: false,
			filterBy: false,
		},
		hasNotes( supports ) && {
			// WordPress's name, which is in views that were saved elsewhere.
			id: 'notesCount',
			type: 'integer',
			label: __( 'Notes', 'atelier' ),
			getValue: ( { item } ) => item.atelier_notes_count ?? '',
			enableSorting: false,
			filterBy: false,
		},
	];
}

// WordPress stores it as an option of the support for the editor.
function hasNotes( { editor }: PostType[ 'supports' ] ): boolean {
	const options: unknown = Array.isArray( editor ) ? editor[ 0 ] : undefined;
	return isRecord( options ) && !! options.notes;
}

function createTermFields( { taxonomies }: PostType ): MaybeField[] {
	return [
		taxonomies.includes( 'category' ) && {
			id: 'categories',
			type: 'array',
			label: __( 'Categories', 'atelier' ),
			render: ( { item } ) => (
				<TermsView item={ item } taxonomy="category" />
			),
			getElements: () => getTerms( 'categories' ),
			enableSorting: false,
			filterBy: { operators: getOperators( 'categories' ) },
		},
		taxonomies.includes( 'post_tag' ) && {
			id: 'tags',
			type: 'array',
			label: __( 'Tags', 'atelier' ),
			render: ( { item } ) => (
				<TermsView item={ item } taxonomy="post_tag" />
			),
			getElements: () => getTerms( 'tags' ),
			enableSorting: false,
			filterBy: { operators: getOperators( 'tags' ) },
		},
		taxonomies.includes( 'category' ) && {
			id: 'sticky',
			type: 'boolean',
			label: __( 'Sticky', 'atelier' ),
			elements: [
				{ value: true, label: __( 'Sticky', 'atelier' ) },
				{ value: false, label: __( 'Not sticky', 'atelier' ) },
			],
			enableSorting: false,
			filterBy: { operators: [ 'is' ] },
			render: ( { item } ) => (
				<span>{ item.sticky ? __( 'Sticky', 'atelier' ) : '' }</span>
			),
		},
	];
}
