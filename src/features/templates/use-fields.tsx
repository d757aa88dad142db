import { createContext, useContext, useMemo } from 'react';
import type { DataViewRenderFieldProps, Field } from '@wordpress/dataviews';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { useRegisteredFields } from '@/data/store/use-registered';
import { addFields, AuthorLabel, RowTitle } from '@/kits/list';
import { RecordPreview } from '@/kits/previews';
import { formatDate } from '@/utils/format-date';
import { toReadableSlug } from '@/utils/readable-slug';
import { readAuthor } from '@/utils/record-author';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from './resolver/read-library';
import { describeTemplateState, getStates } from './describe-state';
import type { describeTwins, Distinction } from './rules/describe-twins';

/** Properties that distinguish templates of the same name, by key of the template. A context, so that the cells stay the same components. */
export const TwinsContext = createContext< ReturnType< typeof describeTwins > >(
	new Map()
);

type CellProps = DataViewRenderFieldProps< TemplateItem >;

/**
 * Returns the fields of templates, with those of plugins.
 *
 * @param items All templates, whose values are the choices of the filters.
 */
export function useTemplateFields(
	items: readonly TemplateItem[] | undefined
): Field< TemplateItem >[] {
	const added = useRegisteredFields< TemplateItem >( 'wp_template' );
	return useMemo(
		() => addFields( createFields( items ?? [] ), added ),
		[ items, added ]
	);
}

function createFields(
	items: readonly TemplateItem[]
): Field< TemplateItem >[] {
	const authors = [ ...new Set( items.map( ( item ) => item.author_text ) ) ];
	return [
		{
			id: 'preview',
			type: 'media',
			label: __( 'Preview', 'atelier' ),
			render: PreviewView,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'title',
			type: 'text',
			label: __( 'Template', 'atelier' ),
			getValue: ( { item } ) => item.title,
			render: TitleView,
			enableHiding: false,
			enableGlobalSearch: true,
			filterBy: false,
		},
		{
			id: 'description',
			type: 'text',
			label: __( 'Description', 'atelier' ),
			getValue: ( { item } ) => item.description,
			render: DescriptionView,
			enableSorting: false,
			enableGlobalSearch: true,
			filterBy: false,
		},
		{
			id: 'state',
			type: 'text',
			label: __( 'Status', 'atelier' ),
			getValue: ( { item } ) => item.state,
			render: StateView,
			elements: getStates(),
			filterBy: { operators: [ 'isAny', 'isNone' ] },
		},
		{
			id: 'author',
			type: 'text',
			label: __( 'Author', 'atelier' ),
			getValue: ( { item } ) => item.author_text,
			render: AuthorView,
			elements: authors.map( ( name ) => ( {
				value: name,
				label: name,
			} ) ),
			filterBy: { operators: [ 'isAny', 'isNone' ] },
		},
		{
			id: 'slug',
			type: 'text',
			label: __( 'Slug', 'atelier' ),
			getValue: ( { item } ) => toReadableSlug( item.slug ),
			enableGlobalSearch: true,
			filterBy: false,
		},
		{
			id: 'theme',
			type: 'text',
			label: __( 'Theme', 'atelier' ),
			getValue: ( { item } ) => item.theme,
			filterBy: false,
		},
		{
			id: 'modified',
			type: 'datetime',
			label: __( 'Modified', 'atelier' ),
			getValue: ( { item } ) => item.modified ?? '',
			render: ModifiedView,
			filterBy: false,
		},
	];
}

function PreviewView( { item }: CellProps ) {
	return (
		<RecordPreview
			postType={ item.type }
			postId={ item.id }
			version={ item.modified ?? '' }
			emptyLabel={ __( 'Empty template', 'atelier' ) }
		/>
	);
}

function TitleView( { item }: CellProps ) {
	const by = useContext( TwinsContext ).get( item.key );
	return (
		<>
			<RowTitle
				// A file is edited as a template, see `openTemplatePath`.
				postType="wp_template"
				id={ item.id }
				title={ item.title || toReadableSlug( item.slug ) }
			/>
			<TwinNote item={ item } by={ by } />
		</>
	);
}

function DescriptionView( { item }: CellProps ) {
	return (
		<>
			{ item.description }
			<ServedInstead item={ item } />
			<UpdateNote item={ item } />
		</>
	);
}

function StateView( { item }: CellProps ) {
	return <>{ describeTemplateState( item ) }</>;
}

function AuthorView( { item }: CellProps ) {
	return <AuthorLabel author={ readAuthor( item ) } />;
}

function ModifiedView( { item }: CellProps ) {
	return (
		<>
			{ item.modified
				? formatDate( getSettings().formats.datetime, item.modified )
				: null }
		</>
	);
}

/** Note of the record that serves the slug of an inactive template. */
function ServedInstead( { item }: { item: TemplateItem } ) {
	if ( item.state !== 'inactive' ) {
		return null;
	}
	return (
		<span className="atelier-templates-served">
			{ item.servedBy
				? sprintf(
						/* translators: 1: title of a template. 2: its author or source. */
						__( 'Served by “%1$s” (%2$s)', 'atelier' ),
						shorten( item.servedBy.title ),
						item.servedBy.author_text
				  )
				: __(
						'Served by the next template in the hierarchy',
						'atelier'
				  ) }
		</span>
	);
}

/** Note that distinguishes a template from others of the same name. */
function TwinNote( {
	item,
	by,
}: {
	item: TemplateItem;
	by: Distinction | undefined;
} ) {
	if ( ! by ) {
		return null;
	}
	const date =
		item.modified &&
		formatDate( getSettings().formats.datetime, item.modified );
	const texts = {
		slug: toReadableSlug( item.slug ),
		author: item.author_text,
		modified: date || item.author_text,
	};
	return (
		<span className="atelier-templates-twin">{ ` (${ texts[ by ] })` }</span>
	);
}

/** Note that the file that a version hides has changed. */
function UpdateNote( { item }: { item: TemplateItem } ) {
	return item.has_update ? (
		<span className="atelier-templates-served">
			{ __(
				'The original has changed since. Compare the two.',
				'atelier'
			) }
		</span>
	) : null;
}
