import { editPath } from '@/router';
import type { TemplateItem } from './read-library';

/**
 * Returns the path at which a template opens. An active file opens in the editor, where a save creates the person's copy; an inactive file opens
 * read-only (specification 2.3).
 *
 * @param item The template.
 */
export function openTemplatePath( item: TemplateItem ): string | undefined {
	if ( item.type === 'wp_template' ) {
		return item.state === 'other-theme' && typeof item.id !== 'number'
			? undefined
			: editPath( 'wp_template', item.id );
	}
	return editPath(
		item.state === 'inactive' ? item.type : 'wp_template',
		item.id
	);
}
