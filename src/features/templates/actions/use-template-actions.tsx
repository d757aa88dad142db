import { useMemo } from 'react';
import type { Action } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { check, pencil, trash } from '@wordpress/icons';

import { useNavigate } from '@/router';
import type { TemplateLibrary } from '../reads/templates';
import {
	setActiveTemplate,
	undoActiveTemplate,
} from '../writes/write-templates';
import { describeActivated } from '../resolver/describe-activated';
import { openTemplatePath } from '../resolver/open-template-path';
import { readSlug, type TemplateItem } from '../resolver/read-library';
import { CompareForm } from '../dialogs/compare-form';
import { DetailsForm } from '../dialogs/details-form';
import {
	canActivate,
	canDeactivate,
	canDelete,
	canRename,
	canReset,
	getActivatedValue,
	getDeactivatedValue,
} from '../rules/action-rules';
import { duplicateTemplates } from './copy-templates';
import { removeTemplates } from './remove-templates';
import { runOnTemplates } from './report-templates';

/**
 * Returns the actions of templates (specification 4.6), single and bulk.
 *
 * @param library What the server lists; what is written is checked against it.
 */
export function useTemplateActions(
	library: TemplateLibrary | undefined
): Action< TemplateItem >[] {
	const { navigate } = useNavigate();
	return useMemo( () => {
		const toBefore = ( { slug }: TemplateItem ) =>
			readSlug( library ?? { slugs: {} }, slug );
		return [
			{
				id: 'edit-template',
				label: __( 'Edit', 'atelier' ),
				icon: pencil,
				isPrimary: true,
				isEligible: ( item ) => item.status !== 'trash',
				callback: ( [ item ] ) => {
					const path = item && openTemplatePath( item );
					if ( path ) {
						navigate( path );
					}
				},
			},
			{
				id: 'activate-template',
				label: __( 'Activate', 'atelier' ),
				icon: check,
				isPrimary: true,
				supportsBulk: true,
				isEligible: canActivate,
				callback: ( items ) =>
					void runOnTemplates( items, {
						run: ( item ) =>
							setActiveTemplate(
								item.slug,
								getActivatedValue( item ),
								toBefore( item ),
								item.title
							),
						getSuccess: describeAllActivated,
						undo: ( item ) =>
							undoActiveTemplate(
								item.slug,
								getActivatedValue( item ),
								toBefore( item ).entry
							),
					} ),
			},
			{
				id: 'deactivate-template',
				label: __( 'Deactivate', 'atelier' ),
				supportsBulk: true,
				isEligible: canDeactivate,
				callback: ( items ) =>
					void runOnTemplates( items, {
						run: ( item ) =>
							setActiveTemplate(
								item.slug,
								getDeactivatedValue( item ),
								toBefore( item )
							),
						getSuccess: describeDeactivated,
						undo: ( item ) =>
							undoActiveTemplate(
								item.slug,
								getDeactivatedValue( item ),
								toBefore( item ).entry
							),
					} ),
			},
			{
				id: 'duplicate-template',
				label: __( 'Duplicate', 'atelier' ),
				supportsBulk: true,
				isEligible: ( item ) => item.state !== 'other-theme',
				callback: ( items ) => void duplicateTemplates( items ),
			},
			{
				id: 'rename-template',
				label: __( 'Rename', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: canRename,
				RenderModal: DetailsForm,
			},
			{
				id: 'compare-template',
				label: __( 'Compare with the original', 'atelier' ),
				modalSize: 'large',
				isEligible: canReset,
				RenderModal: CompareForm,
			},
			{
				id: 'reset-template',
				label: __( 'Reset', 'atelier' ),
				supportsBulk: true,
				isEligible: ( item ) =>
					canReset( item ) && item.state !== 'inactive',
				callback: ( items ) => void removeTemplates( items, true ),
			},
			{
				id: 'delete-template',
				label: __( 'Delete', 'atelier' ),
				icon: trash,
				supportsBulk: true,
				isEligible: canDelete,
				callback: ( items ) => void removeTemplates( items, false ),
			},
		];
	}, [ library, navigate ] );
}

function describeAllActivated( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	if ( items.length > 1 || ! item ) {
		return sprintf(
			/* translators: %d: number of templates. */
			_n(
				'%d template is active now.',
				'%d templates are active now.',
				items.length,
				'atelier'
			),
			items.length
		);
	}
	return describeActivated( item );
}

function describeDeactivated( items: readonly TemplateItem[] ): string {
	const [ item ] = items;
	if ( items.length > 1 || ! item ) {
		return sprintf(
			/* translators: %d: number of templates. */
			_n(
				'%d template deactivated.',
				'%d templates deactivated.',
				items.length,
				'atelier'
			),
			items.length
		);
	}
	return item.type === 'wp_template' && item.hasFile
		? sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” deactivated. The original from the theme or plugin is active again.',
					'atelier'
				),
				item.title
		  )
		: sprintf(
				/* translators: %s: title of a template. */
				__(
					'“%s” deactivated. The next template in the hierarchy is used.',
					'atelier'
				),
				item.title
		  );
}
