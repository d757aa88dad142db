import type { ItemAction } from '@/kits/actions';
import { toReadableSlug } from '@/utils/readable-slug';
import { shorten } from '@/utils/shorten';
import type { SlugState, TemplateLibrary } from '../reads/templates';
import { readSlug, type TemplateItem } from '../resolver/read-library';

/** Facts of the screen on which the actions of templates depend. */
export interface TemplateContext {
	/** The server's list, with which writes are compared. */
	library: TemplateLibrary | undefined;
	navigate: ( path: string ) => void;
	/** View of the list; undefined outside the list. */
	view?: string;
}

/** An action for templates. */
export type TemplateAction = ItemAction< TemplateItem, TemplateContext >;

/**
 * Returns the state of a template's slug, as the person sees it.
 *
 * @param item            The template.
 * @param context         The screen.
 * @param context.library The server's list.
 */
export function toBefore(
	{ slug }: TemplateItem,
	{ library }: TemplateContext
): SlugState {
	return readSlug( library ?? { slugs: {} }, slug );
}

/**
 * Returns the title of a template for messages, shortened.
 *
 * @param item The template.
 */
export function getTemplateTitle( item: TemplateItem ): string {
	return shorten( item.title || toReadableSlug( item.slug ) );
}
