import { Button } from '@wordpress/components';
import { useEntityRecord } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import {
	formatRecordTitle,
	readRecordTitle,
} from '@/data/records/record-title';
import { getBootPayload } from '@/data/site/boot-payload';
import { isOwnScreen } from '@/data/site/is-own-screen';
import { SidebarScreen } from '@/features/sidebar-screen';
import { useDocumentTitle } from '@/hooks/use-document-title';
import { editPath, returnPathFor, useNavigate } from '@/router';
import { getItemDetails, type ItemRecord } from './get-item-details';
import type { ItemSidebarProps } from './sidebar';
import './style.scss';

// Templates that a theme registers are listed with those that people made.
const STATIC_TEMPLATE = 'wp_registered_template';

/** Title, description and the Edit button of one record. */
export function ItemDetails( { postType, postId }: ItemSidebarProps ) {
	const { editedRecord, hasResolved } = useEntityRecord< ItemRecord >(
		'postType',
		postType,
		postId
	);
	const { navigate } = useNavigate();
	const payload = getBootPayload();
	const title =
		hasResolved && editedRecord
			? readRecordTitle( editedRecord.title )
			: '';
	const details =
		hasResolved && editedRecord
			? getItemDetails( postType, editedRecord )
			: [];
	const list = returnPathFor(
		postType === STATIC_TEMPLATE ? 'wp_template' : postType
	);
	useDocumentTitle( title || undefined, payload.siteTitle );

	return (
		<SidebarScreen
			title={ formatRecordTitle( title ) }
			description={ decodeEntities( editedRecord?.description ?? '' ) }
			backPath={ isOwnScreen( payload, list ) ? list : '/' }
			actions={
				<Button
					icon={ pencil }
					label={ __( 'Edit', 'atelier' ) }
					size="compact"
					onClick={ () => navigate( editPath( postType, postId ) ) }
				/>
			}
		>
			{ details.length > 0 && (
				<dl className="atelier-item-details">
					{ details.map( ( { label, value } ) => (
						<div
							key={ label }
							className="atelier-item-details__row"
						>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
				</dl>
			) }
		</SidebarScreen>
	);
}
