import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

/** A record of an item screen, as far as its details go. */
export interface ItemRecord {
	title?: string | { rendered?: string; raw?: string };
	slug?: string;
	description?: string;
	status?: string;
	/** Who made a template or part: the theme's, plugin's or person's name. */
	author_text?: string;
	area?: string;
	/** Date in the site's time zone, without its offset. */
	modified?: string;
	/** Absent: not synced. Empty: synced (specification 3). */
	wp_pattern_sync_status?: string;
}

/** A line of an item's details. */
export interface ItemDetail {
	label: string;
	value: string;
}

/** Names of the areas of template parts (specification 3). */
const AREAS: Readonly< Record< string, () => string > > = {
	header: () => __( 'Header', 'atelier' ),
	footer: () => __( 'Footer', 'atelier' ),
	sidebar: () => __( 'Sidebar', 'atelier' ),
	uncategorized: () => __( 'General', 'atelier' ),
};

const STATUSES: Readonly< Record< string, () => string > > = {
	publish: () => __( 'Published', 'atelier' ),
	future: () => __( 'Scheduled', 'atelier' ),
	draft: () => __( 'Draft', 'atelier' ),
	pending: () => __( 'Pending', 'atelier' ),
	private: () => __( 'Private', 'atelier' ),
	trash: () => __( 'Trash', 'atelier' ),
};

/**
 * Returns what a person should know of a record before they open it.
 *
 * @param postType Type of the record.
 * @param record   The record.
 */
export function getItemDetails(
	postType: string,
	record: ItemRecord
): readonly ItemDetail[] {
	const { area, author_text: source, status, modified } = record;
	const details: Array< ItemDetail | false | undefined | '' > = [
		postType === 'wp_template_part' && {
			label: __( 'Area', 'atelier' ),
			value: AREAS[ area || 'uncategorized' ]?.() ?? String( area ),
		},
		postType === 'wp_block' && {
			label: __( 'Syncing', 'atelier' ),
			value: isSynced( record )
				? __( 'Synced', 'atelier' )
				: __( 'Not synced', 'atelier' ),
		},
		source && { label: __( 'Source', 'atelier' ), value: source },
		postType === 'wp_navigation' &&
			status && {
				label: __( 'Status', 'atelier' ),
				value: STATUSES[ status ]?.() ?? status,
			},
		modified && {
			label: __( 'Last modified', 'atelier' ),
			value: dateI18n( getSettings().formats.datetime, modified ),
		},
	];
	return details.filter( ( detail ): detail is ItemDetail =>
		Boolean( detail )
	);
}

// Specification 3: an empty status means synced, none at all means not synced.
function isSynced( { wp_pattern_sync_status: status }: ItemRecord ): boolean {
	return status === '' || status === 'full';
}
