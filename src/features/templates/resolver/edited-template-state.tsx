import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { getErrorMessage } from '@/utils/get-error-message';
import { EditorStatusRow } from '@/wordpress/editor';
import { setActiveTemplate } from '../writes/write-templates';
import { describeActivated } from './describe-activated';
import { readSlug } from './read-library';
import { useTemplateItems } from './use-template-items';
import './style.scss';

/** Adds to the editor's panel of a template that is not active which one is, and what activates it. */
export function EditedTemplateState() {
	const id = useSelect( ( select ) => {
		const { getCurrentPostId, getCurrentPostType } = select( editorStore );
		const postId: unknown = getCurrentPostId();
		// The serving template is edited by its name, another version by its number.
		return getCurrentPostType() === 'wp_template' &&
			typeof postId === 'number'
			? postId
			: undefined;
	}, [] );
	return id === undefined ? null : <VersionState id={ id } />;
}

function VersionState( { id }: { id: number } ) {
	const { library, items } = useTemplateItems();
	const [ isBusy, setIsBusy ] = useState( false );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const item = items?.find(
		( candidate ) => candidate.type === 'wp_template' && candidate.id === id
	);
	if (
		! library ||
		item?.state !== 'inactive' ||
		item.status !== 'publish'
	) {
		return null;
	}
	const handleActivate = async () => {
		setIsBusy( true );
		try {
			await setActiveTemplate(
				item.slug,
				id,
				readSlug( library, item.slug ),
				item.title
			);
			void createSuccessNotice( describeActivated( item ), {
				type: 'snackbar',
				id: 'atelier-templates',
			} );
		} catch ( error ) {
			void createErrorNotice(
				getErrorMessage(
					error,
					__( 'The template could not be activated.', 'atelier' )
				),
				{ type: 'snackbar', id: 'atelier-templates' }
			);
		} finally {
			setIsBusy( false );
		}
	};
	return (
		<EditorStatusRow className="atelier-edited-template">
			<p className="atelier-edited-template__state">
				{ item.servedBy
					? sprintf(
							/* translators: 1: title of a template. 2: its author or source. */
							__(
								'This version is not active: visitors see “%1$s” (%2$s).',
								'atelier'
							),
							item.servedBy.title,
							item.servedBy.author_text
					  )
					: __(
							'This version is not active: visitors see the next template in the hierarchy.',
							'atelier'
					  ) }
			</p>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void handleActivate() }
			>
				{ __( 'Activate', 'atelier' ) }
			</Button>
		</EditorStatusRow>
	);
}
