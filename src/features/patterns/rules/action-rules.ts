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

/** Which items have which action (specification 4.6, 6); each is a rule of its own so that it can be read as one. */
export const ACTION_RULES = {
	/** Available unless the item is a theme's pattern, or in the trash (specification 4.6). */
	edit: ( item ) => item.canEdit && ! isTrashed( item ),
	restore: ( item ) => isTrashed( item ) && item.canDelete,
	/** A theme's pattern is opened to be looked at. */
	view: ( item ) => isPattern( item ) && item.source !== 'user',
	duplicate: ( item, { canCreatePatterns, canCreateParts } ) =>
		isPattern( item ) ? canCreatePatterns : canCreateParts,
	rename: ( item ) =>
		item.canEdit && ( isUserPattern( item ) || item.source === 'user' ),
	setCategories: ( item ) => isUserPattern( item ) && item.canEdit,
	/** Files have no earlier state. */
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
	/** Needs no right on the item: each location is checked by itself. A theme's pattern has no number that a block could name. */
	replace: ( item ) => ! isPattern( item ) || item.source === 'user',
	/** A theme's part cannot be deleted: it is reset. */
	remove: ( item ) =>
		item.canDelete && item.source === 'user' && ! isTrashed( item ),
	reset: ( item ) => item.isCustomized && item.canEdit,
} satisfies Record< string, Rule >;
