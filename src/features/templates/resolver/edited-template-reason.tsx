import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { EditorStatusRow } from '@/wordpress/editor';
import { ResolverDialog } from './lazy-resolver-dialog';
import { formatSubject } from './subject';

/** Adds a button to the editor's panel of a page or post that opens the resolver for it. */
export function EditedTemplateReason() {
	const [ isOpen, setIsOpen ] = useState( false );
	const { postId, isInTemplate } = useSelect( ( select ) => {
		const { getCurrentPostId, getCurrentTemplateId, isEditedPostNew } =
			select( editorStore ) as unknown as EditorSelectors;
		return {
			postId: getCurrentPostId(),
			// Only records with a page on the site are shown within a template.
			isInTemplate:
				Boolean( getCurrentTemplateId() ) && ! isEditedPostNew(),
		};
	}, [] );
	if (
		! isInTemplate ||
		typeof postId !== 'number' ||
		! getBootPayload().theme.isBlockTheme
	) {
		return null;
	}
	return (
		<>
			<EditorStatusRow>
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => setIsOpen( true ) }
				>
					{ __( 'Why this template?', 'atelier' ) }
				</Button>
			</EditorStatusRow>
			{ isOpen && (
				<ResolverDialog
					subject={ formatSubject( { post: postId } ) }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}

interface EditorSelectors {
	getCurrentPostId: () => number | string | null;
	getCurrentTemplateId: () => string | null;
	isEditedPostNew: () => boolean;
}
