import { editPath } from '@/router';
import type { TemplateItem } from './read-library';

/**
 * Returns where a template opens. A file that serves is edited in place, which makes the person's copy; another one
 * opens to be read (specification 2.3).
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
