import type { PatternItem } from './types';

/** Rights on which the rules depend. */
export interface ActionRights {
	/** Whether the person may create patterns. */
	canCreatePatterns: boolean;
	/** Whether the person may create template parts. */
	canCreateParts: boolean;
}

type Rule = ( item: PatternItem, rights: ActionRights ) => boolean;

const isPattern = ( { type }: PatternItem ) => type === 'wp_block';
const isUserPattern = ( item: PatternItem ) =>
	isPattern( item ) && item.source === 'user';
const isTrashed = ( { status }: PatternItem ) => status === 'trash';

/** Rules that decide whether an item has an action (specification 4.6, 6). */
export const ACTION_RULES = {
	/** Available unless the item is a theme's pattern, or in the trash (specification 4.6). */
	edit: ( item ) => item.canEdit && ! isTrashed( item ),
	restore: ( item ) => isTrashed( item ) && item.canDelete,
	/** Available for registered patterns, which open read-only. */
	view: ( item ) => isPattern( item ) && item.source !== 'user',
	duplicate: ( item, { canCreatePatterns, canCreateParts } ) =>
		isPattern( item ) ? canCreatePatterns : canCreateParts,
	rename: ( item ) =>
		item.canEdit && ( isUserPattern( item ) || item.source === 'user' ),
	setCategories: ( item ) => isUserPattern( item ) && item.canEdit,
	/** Needs a post: a file alone has no revisions. */
	compare: ( item ) =>
		item.canEdit &&
		! isTrashed( item ) &&
		( isUserPattern( item ) || item.wpId > 0 ),
	exportJson: isPattern,
	sync: ( item ) =>
		isUserPattern( item ) && item.canEdit && item.syncStatus === 'unsynced',
	unsync: ( item ) =>
		isUserPattern( item ) && item.canEdit && item.syncStatus === 'full',
	toPattern: ( item, { canCreatePatterns } ) =>
		! isPattern( item ) && canCreatePatterns,
	/** Needs no right on the item, because the right to each place is checked. A theme's pattern has no id to which a block could refer. */
	replace: ( item ) => ! isPattern( item ) || item.source === 'user',
	/** A theme's part cannot be deleted, only reset. */
	remove: ( item ) =>
		item.canDelete && item.source === 'user' && ! isTrashed( item ),
	reset: ( item ) => item.isCustomized && item.canEdit,
} satisfies Record< string, Rule >;
