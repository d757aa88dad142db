import { Button } from '@wordpress/components';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { SidebarScreen } from '@/kits/sidebar';
import { usePageTitle } from '@/data/site/use-page-title';
import { editPath, returnPathFor, useNavigate } from '@/router';
import { formatDate } from '@/utils/format-date';
import type { TemplateItem } from './resolver/read-library';
import { useTemplateItems } from './resolver/use-template-items';
import { describeTemplateState } from './describe-state';
import { findOpenItem } from './find-open-item';
import { TemplatesNavigation } from './templates-sidebar';
import './style.scss';

/** Props of {@link TemplateItemSidebar}. */
export interface TemplateItemSidebarProps {
	postType: TemplateItem[ 'type' ];
	postId: string;
}

/** The sidebar of one template: its description, its details, and the views of templates. */
export function TemplateItemSidebar( {
	postType,
	postId,
}: TemplateItemSidebarProps ) {
	const { items } = useTemplateItems();
	const { navigate } = useNavigate();
	const item = items && findOpenItem( items, postType, postId );
	usePageTitle( item?.title, 'record' );
	return (
		<SidebarScreen
			title={ item?.title ?? __( 'Templates', 'atelier' ) }
			description={ item?.description }
			backPath={ returnPathFor( 'wp_template' ) }
			actions={
				item &&
				postType === 'wp_template' && (
					<Button
						icon={ pencil }
						label={ sprintf(
							/* translators: %s: title of a record. */
							__( 'Edit “%s”', 'atelier' ),
							item.title
						) }
						size="compact"
						onClick={ () =>
							navigate( editPath( postType, postId ) )
						}
					/>
				)
			}
		>
			{ item && <ItemDetails item={ item } /> }
			<TemplatesNavigation />
		</SidebarScreen>
	);
}

function ItemDetails( { item }: { item: TemplateItem } ) {
	const rows: readonly ( readonly [ string, string | null ] )[] = [
		[ __( 'Status', 'atelier' ), describeTemplateState( item ) ],
		[ __( 'Author', 'atelier' ), item.author_text ],
		[ __( 'Served by', 'atelier' ), item.servedBy?.title ?? null ],
		[
			__( 'Original', 'atelier' ),
			item.has_update ? __( 'Has changed since', 'atelier' ) : null,
		],
		[
			__( 'Last modified', 'atelier' ),
			item.modified &&
				formatDate( getSettings().formats.datetime, item.modified ),
		],
	];
	return (
		<dl className="atelier-template-details">
			{ rows.map(
				( [ label, value ] ) =>
					value && (
						<div
							key={ label }
							className="atelier-template-details__row"
						>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					)
			) }
		</dl>
	);
}
