import { useEffect, useRef } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { ActionButton } from '@/kits/actions';
import { useNavigate } from '@/router';
import { EditorStatusRow } from '@/wordpress/editor';
import { activateTemplates } from '../actions/activate-templates';
import { canActivate } from '../rules/action-rules';
import { describeActivated } from './describe-activated';
import type { TemplateItem } from './read-library';
import { useTemplateItems } from './use-template-items';
import './style.scss';

/** Adds the active template, and a button that activates this one, to the editor's panel of an inactive template. */
export function EditedTemplateState() {
	const id = useSelect( ( select ) => {
		const { getCurrentPostId, getCurrentPostType } = select( editorStore );
		const postId: unknown = getCurrentPostId();
		// The active template is edited by its `theme//slug`, another version by its number.
		return getCurrentPostType() === 'wp_template' &&
			typeof postId === 'number'
			? postId
			: undefined;
	}, [] );
	return id === undefined ? null : <VersionState id={ id } />;
}

function VersionState( { id }: { id: number } ) {
	const { library, items } = useTemplateItems();
	const { navigate } = useNavigate();
	const item = items?.find(
		( candidate ) => candidate.type === 'wp_template' && candidate.id === id
	);
	useFirstSaveNotice( item );
	if ( ! library || ! item || ! canActivate( item ) ) {
		return null;
	}
	if ( item.awaits_content ) {
		return (
			<EditorStatusRow className="atelier-edited-template">
				<p className="atelier-edited-template__state">
					{ describeAwaiting( item ) }
				</p>
			</EditorStatusRow>
		);
	}
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
			<ActionButton
				variant="secondary"
				item={ item }
				action={ activateTemplates }
				context={ { library, navigate } }
			/>
		</EditorStatusRow>
	);
}

// Reports that the first save has activated the template.
function useFirstSaveNotice( item: TemplateItem | undefined ): void {
	const awaiting = useRef< TemplateItem >();
	const { createSuccessNotice } = useDispatch( noticesStore );
	useEffect( () => {
		if ( item?.awaits_content ) {
			awaiting.current = item;
		} else if ( item?.state === 'active' && awaiting.current ) {
			void createSuccessNotice( describeActivated( awaiting.current ), {
				type: 'snackbar',
				id: 'atelier-template-first-save',
			} );
			awaiting.current = undefined;
		}
	}, [ item, createSuccessNotice ] );
}

function describeAwaiting( { servedBy }: TemplateItem ): string {
	return servedBy
		? sprintf(
				/* translators: 1: title of a template. 2: its author or source. */
				__(
					'Visitors see “%1$s” (%2$s) until you save changes of this template.',
					'atelier'
				),
				servedBy.title,
				servedBy.author_text
		  )
		: __(
				'Visitors see the next template in the hierarchy until you save changes of this template.',
				'atelier'
		  );
}
