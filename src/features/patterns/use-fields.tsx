import { useMemo } from 'react';
import type { DataViewRenderFieldProps, Field } from '@wordpress/dataviews';
import { getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

import { useRegisteredFields } from '@/data/store/use-registered';
import { getUses } from '@/features/usage';
import { addFields, AuthorLabel, getStatusLabel, RowTitle } from '@/kits/list';
import { formatDate } from '@/utils/format-date';
import { RecordPreview } from '@/kits/previews';
import { getEmptyLabel } from './get-empty-label';
import { getSyncStatuses } from './sync-statuses';
import type { PatternItem } from './rules/types';

/**
 * Returns the fields of patterns or parts, with those of plugins.
 *
 * @param postType Their type.
 * @param modified When any of them was modified last. They may contain each other, so a change of one may change the previews of others.
 */
export function usePatternFields(
	postType: PatternItem[ 'type' ],
	modified: string
): Field< PatternItem >[] {
	const added = useRegisteredFields< PatternItem >( postType );
	return useMemo(
		() => addFields( createFields( postType, modified ), added ),
		[ postType, modified, added ]
	);
}

function createFields(
	postType: PatternItem[ 'type' ],
	version: string
): Field< PatternItem >[] {
	const fields: ( Field< PatternItem > | false )[] = [
		{
			id: 'preview',
			type: 'media',
			label: __( 'Preview', 'atelier' ),
			// The same for all items. The cells stay the same components, so that a preview is shown until its next version is loaded.
			getValue: () => version,
			render: PreviewView,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'title',
			type: 'text',
			label: __( 'Title', 'atelier' ),
			getValue: ( { item } ) => item.title,
			render: TitleView,
			enableHiding: false,
			filterBy: false,
		},
		{
			id: 'description',
			type: 'text',
			label: __( 'Description', 'atelier' ),
			getValue: ( { item } ) => item.description,
			enableSorting: false,
			filterBy: false,
		},
		postType === 'wp_block' && {
			id: 'sync-status',
			type: 'text',
			label: __( 'Sync status', 'atelier' ),
			getValue: ( { item } ) => item.syncStatus,
			render: SyncStatusView,
			elements: getSyncStatuses(),
			enableSorting: false,
			filterBy: { operators: [ 'is' ] },
		},
		{
			id: 'author',
			type: 'text',
			label: __( 'Author', 'atelier' ),
			getValue: ( { item } ) => item.author.name,
			render: AuthorView,
			filterBy: false,
		},
		{
			id: 'source',
			type: 'text',
			label: __( 'Source', 'atelier' ),
			getValue: ( { item } ) => item.sourceLabel,
			filterBy: false,
		},
		{
			id: 'usage',
			type: 'text',
			label: __( 'Usage', 'atelier' ),
			getValue: ( { item } ) => item.use,
			elements: getUses(),
			enableSorting: false,
			filterBy: { operators: [ 'is' ] },
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
	return fields.filter(
		( field ): field is Field< PatternItem > => !! field
	);
}

function PreviewView( {
	item,
	field,
}: DataViewRenderFieldProps< PatternItem > ) {
	return (
		<RecordPreview
			postType={ item.type }
			postId={ item.id }
			version={ String( field.getValue( { item } ) ) }
			viewportWidth={ item.viewportWidth }
			emptyLabel={ getEmptyLabel( item.type ) }
		/>
	);
}

function AuthorView( { item }: { item: PatternItem } ) {
	return <AuthorLabel author={ item.author } />;
}

function ModifiedView( { item }: { item: PatternItem } ) {
	return (
		<>
			{ item.modified
				? formatDate(
						getSettings().formats.datetime,
						`${ item.modified }Z`
				  )
				: null }
		</>
	);
}

function SyncStatusView( { item }: { item: PatternItem } ) {
	const status = getSyncStatuses().find(
		( { value } ) => value === item.syncStatus
	);
	return <>{ status?.label }</>;
}

function TitleView( { item }: { item: PatternItem } ) {
	const isDraft = item.status !== undefined && item.status !== 'publish';
	return (
		<RowTitle
			postType={ item.type }
			id={ item.id }
			title={ item.title }
			badges={ [
				isDraft && getStatusLabel( item.status ?? '' ),
				item.isCustomized && __( 'Customized', 'atelier' ),
				item.hasLostFile && __( 'Original is gone', 'atelier' ),
				item.use === 'unused' && __( 'Not used', 'atelier' ),
			] }
		/>
	);
}
