import { Button } from '@wordpress/components';
import { useEntityRecord } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { SidebarScreen } from '@/features/sidebar-screen';
import { useDocumentTitle } from '@/hooks/use-document-title';
import { editPath, useNavigate } from '@/router';
import type { ItemSidebarProps } from './sidebar';

interface ItemRecord {
	title?: string | { rendered?: string; raw?: string };
	description?: string;
	slug?: string;
}

/** Title, description and the Edit button of one record. */
export function ItemDetails( { postType, postId }: ItemSidebarProps ) {
	const { editedRecord, hasResolved } = useEntityRecord< ItemRecord >(
		'postType',
		postType,
		postId
	);
	const { navigate } = useNavigate();
	const title = hasResolved ? titleOf( editedRecord ) : '';
	useDocumentTitle( title || undefined, getBootPayload().siteTitle );

	return (
		<SidebarScreen
			title={ title || __( '(no title)', 'atelier' ) }
			description={ decodeEntities( editedRecord?.description ?? '' ) }
			backPath="/"
			actions={
				<Button
					icon={ pencil }
					label={ __( 'Edit', 'atelier' ) }
					size="compact"
					onClick={ () => navigate( editPath( postType, postId ) ) }
				/>
			}
		/>
	);
}

function titleOf( record: ItemRecord | null | undefined | false ): string {
	const title = record ? record.title : undefined;
	const text =
		typeof title === 'string' ? title : title?.raw ?? title?.rendered ?? '';
	return decodeEntities( text );
}
