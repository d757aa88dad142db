import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { postKind, requireSaved, updateRecord } from '@/data/writes';
import { TextForm } from '@/components/text-form';
import { getTitle, type Post } from '../list/post';

/** Gives a post another title. */
export function RenamePostModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	// As it was when it was asked for: the list may be read again meanwhile.
	const [ [ post ] ] = useState( items );
	if ( ! post ) {
		return <></>;
	}
	const title = post.title?.raw ?? '';
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ title }
			recordTitle={ getTitle( post ) }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the name',
				'atelier'
			) }
			isValid={ ( value ) => value !== '' && value !== title }
			onClose={ closeModal }
			onSubmit={ async ( value ) => {
				requireSaved(
					await updateRecord(
						postKind( post.type ),
						post.id,
						{ title: value },
						{ before: { ...post } }
					)
				);
				void createSuccessNotice( __( 'Name updated', 'atelier' ), {
					type: 'snackbar',
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
