import type { TemplateItem } from '../resolver/read-library';

/** Returns whether a template can be activated (specification 4.6). */
export function canActivate( item: TemplateItem ): boolean {
	return (
		canSwitch( item ) && item.status === 'publish' && ! isActivated( item )
	);
}

/** Returns whether a template can be deactivated (specification 4.6). */
export function canDeactivate( item: TemplateItem ): boolean {
	return canSwitch( item ) && isActivated( item );
}

// The file `index` is the end of every hierarchy, so it can be neither activated nor deactivated.
function canSwitch( { type, slug, state }: TemplateItem ): boolean {
	return (
		state !== 'other-theme' &&
		! ( type === 'wp_registered_template' && slug === 'index' )
	);
}

// A custom template serves the posts that choose it even without an entry.
function isActivated( { type, state, hasEntry }: TemplateItem ): boolean {
	return state === 'when-used'
		? type === 'wp_registered_template' || hasEntry
		: state === 'active';
}

/** Returns whether title, description and slug of a template can be changed. */
export function canRename( item: TemplateItem ): boolean {
	return item.type === 'wp_template';
}

/** Returns whether a template is a person's version of a file, which can be reset to that. */
export function canReset( item: TemplateItem ): boolean {
	return (
		item.type === 'wp_template' &&
		item.hasFile &&
		item.state !== 'other-theme'
	);
}

/** Returns whether a template can be deleted; an active version of a file is reset instead. */
export function canDelete( item: TemplateItem ): boolean {
	return (
		item.type === 'wp_template' &&
		! ( canReset( item ) && item.state !== 'inactive' )
	);
}

/**
 * Returns the entry that Deactivate stores: `false` for a file; null for a person's version, which removes the entry (specification 4.6).
 *
 * @param item The template.
 */
export function getDeactivatedValue( item: TemplateItem ): false | null {
	return item.type === 'wp_registered_template' ? false : null;
}

/**
 * Returns the entry that Activate stores: the id of a person's version; null for a file, which serves without an entry.
 *
 * @param item The template.
 */
export function getActivatedValue( item: TemplateItem ): number | null {
	return typeof item.id === 'number' ? item.id : null;
}
