import { editPath, itemPath, pathTo } from '@/router';
import { DEFAULT_VIEW } from './engine/list-views';
import type { TemplateItem } from './engine/read-library';

/**
 * Returns the path of a view of the list.
 *
 * @param name   Name of the view.
 * @param layout Layout of the list, which a step to another view keeps.
 */
export function templateViewPath( name: string, layout?: string ): string {
	return pathTo( '/template', {
		activeView: name === DEFAULT_VIEW ? undefined : name,
		layout,
	} );
}

/**
 * Returns where a template opens. A file that serves is edited in place, which makes the person's copy; another one is shown
 * as it is.
 *
 * @param item The template.
 */
export function openTemplatePath( item: TemplateItem ): string | undefined {
	if ( item.type === 'wp_template' ) {
		return item.state === 'other-theme' && typeof item.id !== 'number'
			? undefined
			: editPath( 'wp_template', item.id );
	}
	return item.state === 'inactive'
		? itemPath( item.type, item.id )
		: editPath( 'wp_template', item.id );
}
