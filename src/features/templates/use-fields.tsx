import { useMemo } from 'react';
import type { Field } from '@wordpress/dataviews';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { useRegisteredFields } from '@/data/store/use-registered';
import { addFields, AuthorLabel, RowTitle } from '@/kits/list';
import { RecordPreview } from '@/kits/previews';
import { formatDate } from '@/utils/format-date';
import { readAuthor } from '@/utils/record-author';
import { shorten } from '@/utils/shorten';
import type { TemplateItem } from './resolver/read-library';
import { describeTemplateState, getStates } from './describe-state';
import { describeTwins, type Distinction } from './rules/describe-twins';

/**
 * Returns the fields of templates, with those of plugins.
 *
 * @param items All of them: the choices of a filter are what they have.
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
	const distinctions = describeTwins( items );
	const authors = [ ...new Set( items.map( ( item ) => item.author_text ) ) ];
	return [
		createPreview(),
		createTitle( distinctions ),
		{
			id: 'description',
			type: 'text',
			label: __( 'Description', 'atelier' ),
			getValue: ( { item } ) => item.description,
			render: ( { item } ) => (
				<>
					{ item.description }
					<ServedInstead item={ item } />
					<UpdateNote item={ item } />
				</>
			),
			enableSorting: false,
			enableGlobalSearch: true,
			filterBy: false,
		},
		{
			id: 'state',
			type: 'text',
			label: __( 'Status', 'atelier' ),
			getValue: ( { item } ) => item.state,
			render: ( { item } ) => <>{ describeTemplateState( item ) }</>,
			elements: getStates(),
			filterBy: { operators: [ 'isAny', 'isNone' ] },
		},
		{
			id: 'author',
			type: 'text',
			label: __( 'Author', 'atelier' ),
			getValue: ( { item } ) => item.author_text,
			render: ( { item } ) => (
				<AuthorLabel author={ readAuthor( item ) } />
			),
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
			getValue: ( { item } ) => item.slug,
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
			render: ( { item } ) => (
				<>
					{ item.modified
						? formatDate(
								getSettings().formats.datetime,
								item.modified
						  )
						: null }
				</>
			),
			filterBy: false,
		},
	];
}

function createPreview(): Field< TemplateItem > {
	return {
		id: 'preview',
		type: 'media',
		label: __( 'Preview', 'atelier' ),
		render: ( { item } ) => (
			<RecordPreview
				postType={ item.type }
				postId={ item.id }
				version={ item.modified ?? '' }
				emptyLabel={ __( 'Empty template', 'atelier' ) }
			/>
		),
		enableSorting: false,
		filterBy: false,
	};
}

function createTitle(
	distinctions: ReturnType< typeof describeTwins >
): Field< TemplateItem > {
	return {
		id: 'title',
		type: 'text',
		label: __( 'Template', 'atelier' ),
		getValue: ( { item } ) => item.title,
		render: ( { item } ) => (
			<>
				<RowTitle
					// A file is edited in place, as a template, see `openTemplatePath`.
					postType="wp_template"
					id={ item.id }
					title={ item.title || item.slug }
				/>
				<TwinNote item={ item } by={ distinctions.get( item.key ) } />
			</>
		),
		enableHiding: false,
		enableGlobalSearch: true,
		filterBy: false,
	};
}

/** Says of a template that is not active what serves its slug. */
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

/** Says by what a template differs from those of the same name. */
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
		slug: item.slug,
		author: item.author_text,
		modified: date || item.author_text,
	};
	return (
		<span className="atelier-templates-twin">{ ` (${ texts[ by ] })` }</span>
	);
}

/** Says of a version that the file has changed which it hides. */
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
