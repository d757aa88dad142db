import type { TemplateItem } from '../resolver/read-library';

/** Whether a template can be made to serve its slug (specification 4.6). */
export function canActivate( item: TemplateItem ): boolean {
	return (
		canSwitch( item ) && item.status === 'publish' && ! isActivated( item )
	);
}

/** Whether a template can be taken out (specification 4.6). */
export function canDeactivate( item: TemplateItem ): boolean {
	return canSwitch( item ) && isActivated( item );
}

// Every hierarchy ends with the theme's index, which serves wherever nothing else does.
function canSwitch( { type, slug, state }: TemplateItem ): boolean {
	return (
		state !== 'other-theme' &&
		! ( type === 'wp_registered_template' && slug === 'index' )
	);
}

// A custom template serves the posts that choose it without an entry, too.
function isActivated( { type, state, hasEntry }: TemplateItem ): boolean {
	return state === 'when-used'
		? type === 'wp_registered_template' || hasEntry
		: state === 'active';
}

/** Whether title, description and slug can be changed. */
export function canRename( item: TemplateItem ): boolean {
	return item.type === 'wp_template';
}

/** Whether a person's version can go so that the file serves again. */
export function canReset( item: TemplateItem ): boolean {
	return (
		item.type === 'wp_template' &&
		item.hasFile &&
		item.state !== 'other-theme'
	);
}

/** Whether a template can be deleted; one that is before a file is reset instead while it is active. */
export function canDelete( item: TemplateItem ): boolean {
	return (
		item.type === 'wp_template' &&
		! ( canReset( item ) && item.state !== 'inactive' )
	);
}

/**
 * Returns the value that Deactivate stores: `false` disables a file; a person's version is disabled by removing its entry
 * (specification 4.6).
 *
 * @param item The template.
 */
export function getDeactivatedValue( item: TemplateItem ): false | null {
	return item.type === 'wp_registered_template' ? false : null;
}

/**
 * Returns the value that Activate stores: the number of a person's version; a file serves when there is no entry.
 *
 * @param item The template.
 */
export function getActivatedValue( item: TemplateItem ): number | null {
	return typeof item.id === 'number' ? item.id : null;
}
