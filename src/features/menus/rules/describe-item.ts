import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

import { shorten } from '@/utils/shorten';
import type { MenuItem } from './types';

/** Names of the blocks that WordPress allows in a menu. */
const BLOCK_NAMES: Readonly< Record< string, () => string > > = {
	'': () => __( 'Text', 'atelier' ),
	'core/navigation-link': () => __( 'Link', 'atelier' ),
	'core/navigation-submenu': () => __( 'Submenu', 'atelier' ),
	'core/page-list': () => __( 'Page List', 'atelier' ),
	'core/home-link': () => __( 'Home Link', 'atelier' ),
	'core/social-links': () => __( 'Social Icons', 'atelier' ),
	'core/spacer': () => __( 'Spacer', 'atelier' ),
	'core/search': () => __( 'Search', 'atelier' ),
	'core/site-title': () => __( 'Site Title', 'atelier' ),
	'core/site-logo': () => __( 'Site Logo', 'atelier' ),
	'core/site-tagline': () => __( 'Site Tagline', 'atelier' ),
	'core/loginout': () => __( 'Login/out', 'atelier' ),
	'core/buttons': () => __( 'Buttons', 'atelier' ),
	'core/separator': () => __( 'Separator', 'atelier' ),
	'core/block': () => __( 'Pattern', 'atelier' ),
};

/** Blocks whose label a person can edit. */
const LABELLED: readonly string[] = [
	'core/navigation-link',
	'core/navigation-submenu',
	'core/home-link',
];

/**
 * Returns whether the label of an item can be edited.
 *
 * @param item      The item.
 * @param item.name Name of its block.
 */
export function isEditableItem( { name }: Pick< MenuItem, 'name' > ): boolean {
	return LABELLED.includes( name );
}

/**
 * Returns whether an item is a link with a target, which its attributes store.
 *
 * @param item      The item.
 * @param item.name Name of its block.
 */
export function isLink( { name }: Pick< MenuItem, 'name' > ): boolean {
	return (
		name === 'core/navigation-link' || name === 'core/navigation-submenu'
	);
}

/**
 * Returns the name of an item in the tree. A long label is shortened.
 *
 * @param item The item.
 */
export function getItemLabel( item: MenuItem ): string {
	const label = toPlainText( item.attributes.label );
	if ( isEditableItem( item ) && label !== '' ) {
		return shorten( label );
	}
	if ( isLink( item ) ) {
		return __( '(no label)', 'atelier' );
	}
	return getBlockName( item );
}

/**
 * Returns the name of an item's block.
 *
 * @param item      The item.
 * @param item.name Name of its block.
 */
export function getBlockName( { name }: Pick< MenuItem, 'name' > ): string {
	return (
		BLOCK_NAMES[ name ]?.() ??
		/* translators: %s: name of a block type, such as acme/map. */
		sprintf( __( 'Block %s', 'atelier' ), name )
	);
}

/**
 * Returns the plain text of a label, which may contain markup.
 *
 * @param html The label.
 */
export function toPlainText( html: unknown ): string {
	return typeof html === 'string'
		? decodeEntities( html.replace( /<[^>]*>/g, '' ) ).trim()
		: '';
}
