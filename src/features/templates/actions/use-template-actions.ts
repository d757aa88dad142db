import { useMemo } from 'react';

import { useRegisteredActions } from '@/data/store/use-registered';
import { addActions, toListActions, type ListAction } from '@/kits/actions';
import { useNavigate } from '@/router';
import type { TemplateLibrary } from '../reads/templates';
import type { TemplateItem } from '../resolver/read-library';
import { activateTemplates } from './activate-templates';
import { compareTemplate } from './compare-template';
import { compareWithActive } from './compare-with-active';
import { deactivateTemplates } from './deactivate-templates';
import { deleteTemplates } from './delete-templates';
import { duplicateTemplate } from './duplicate-templates';
import { editTemplate } from './edit-template';
import { renameTemplate } from './rename-template';
import { resetTemplate } from './reset-templates';
import type { TemplateAction } from './template-action';

/** Actions of templates (specification 4.6), in the order of the menu. */
const TEMPLATE_ACTIONS: readonly TemplateAction[] = [
	editTemplate,
	activateTemplates,
	deactivateTemplates,
	duplicateTemplate,
	renameTemplate,
	compareWithActive,
	compareTemplate,
	resetTemplate,
	deleteTemplates,
];

/**
 * Returns the actions of a list of templates, with those of plugins.
 *
 * @param library The server's list, with which writes are compared.
 * @param view    View of the list.
 */
export function useTemplateActions(
	library: TemplateLibrary | undefined,
	view: string
): ListAction< TemplateItem >[] {
	const { navigate } = useNavigate();
	const added = useRegisteredActions< TemplateItem >( 'wp_template' );
	return useMemo(
		() =>
			addActions(
				toListActions( TEMPLATE_ACTIONS, { library, navigate, view } ),
				added
			),
		[ library, navigate, view, added ]
	);
}
