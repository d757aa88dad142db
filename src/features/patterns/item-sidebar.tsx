import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { ActionButton } from '@/kits/actions';
import { getStatusLabel } from '@/kits/list';
import { SidebarScreen } from '@/kits/sidebar';
import { usePageTitle } from '@/data/site/use-page-title';
import { formatDate } from '@/utils/format-date';
import { getErrorMessage } from '@/utils/get-error-message';
import { itemBackPath } from './item-back-path';
import { editItem } from './actions/edit-item';
import { restoreItems } from './actions/restore-items';
import { usePatternContext } from './actions/use-pattern-actions';
import { isRegisteredPatternId } from './is-registered-pattern-id';
import { ItemUses } from './item-uses';
import { PatternsNavigation } from './patterns-sidebar';
import { getSyncStatuses } from './sync-statuses';
import type { CategoryItem, PatternItem } from './rules/types';
import { useItem } from './use-item';
import './style.scss';

/** Props of {@link ItemSidebar}. */
export interface ItemSidebarProps {
	postType: 'wp_block' | 'wp_template_part';
	/** Id of the record; the name of a registered pattern. */
	postId: string;
}

/** The sidebar of a pattern or part: its description, the places that use it, and all categories. */
export function ItemSidebar( { postType, postId }: ItemSidebarProps ) {
	const { item, categories, error, isLoading, retry } = useItem(
		postType,
		postId
	);
	usePageTitle( item?.title, 'record' );
	const isMissing = ! item && ! isLoading && ! error;
	return (
		<SidebarScreen
			title={ getTitle() }
			description={ item?.description }
			backPath={ itemBackPath( postType ) }
			actions={ item && <ItemActions item={ item } /> }
		>
			{ error !== undefined && ! item && (
				<div className="atelier-pattern-group__problem" role="alert">
					<p>
						{ getErrorMessage(
							error,
							__( 'The item could not be loaded.', 'atelier' )
						) }
					</p>
					<RetryButton onRetry={ retry } />
				</div>
			) }
			{ isMissing && (
				<p className="atelier-pattern-group__problem">
					{ __(
						'It does not exist. Perhaps it was deleted?',
						'atelier'
					) }
				</p>
			) }
			{ item && <ItemDetails item={ item } categories={ categories } /> }
			{ item && ! isRegisteredPatternId( postType, postId ) && (
				<ItemUses item={ item } />
			) }
			<PatternsNavigation />
		</SidebarScreen>
	);

	function getTitle(): string {
		if ( item ) {
			return item.title;
		}
		return isLoading
			? __( 'Loading…', 'atelier' )
			: __( 'Patterns', 'atelier' );
	}
}

function ItemActions( { item }: { item: PatternItem } ) {
	const context = usePatternContext();
	return (
		<>
			<ActionButton
				item={ item }
				action={ restoreItems }
				context={ context }
				label={ sprintf(
					/* translators: %s: title of a record. */
					__( 'Restore “%s”', 'atelier' ),
					item.title
				) }
			/>
			<ActionButton
				item={ item }
				action={ editItem }
				context={ context }
				label={ sprintf(
					/* translators: %s: title of a record. */
					__( 'Edit “%s”', 'atelier' ),
					item.title
				) }
			/>
		</>
	);
}

function ItemDetails( {
	item,
	categories,
}: {
	item: PatternItem;
	categories: readonly CategoryItem[];
} ) {
	const names = categories
		.filter( ( { name } ) => item.categories.includes( name ) )
		.map( ( { label } ) => label )
		.join( ', ' );
	const rows: readonly ( readonly [ string, string | undefined ] )[] = [
		[
			item.type === 'wp_block'
				? __( 'Categories', 'atelier' )
				: __( 'Area', 'atelier' ),
			names,
		],
		[
			__( 'Syncing', 'atelier' ),
			item.syncStatus
				? getSyncStatuses().find(
						( { value } ) => value === item.syncStatus
				  )?.label
				: undefined,
		],
		[
			__( 'Status', 'atelier' ),
			item.status && item.status !== 'publish'
				? getStatusLabel( item.status )
				: undefined,
		],
		[ __( 'Source', 'atelier' ), item.sourceLabel ],
		[
			__( 'Last modified', 'atelier' ),
			item.modified
				? formatDate(
						getSettings().formats.datetime,
						`${ item.modified }Z`
				  )
				: undefined,
		],
	];
	return (
		<dl className="atelier-pattern-details">
			{ rows.map(
				( [ label, value ] ) =>
					value && (
						<div
							key={ label }
							className="atelier-pattern-details__row"
						>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					)
			) }
		</dl>
	);
}
