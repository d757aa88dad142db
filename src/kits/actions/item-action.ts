import type { ComponentType } from 'react';
import type { Action, RenderModalProps } from '@wordpress/dataviews';

import type { LiveOnly } from '@/data/site/live-only';

/** Key that runs an action on the selected items of a list. */
export type ActionKey = 'Delete' | 'F2';

interface ActionBase< Item, Context > {
	/** Unique among the actions of a kind of items. */
	id: string;
	/** Returns its name; a function because texts are translated when they are shown. */
	getLabel: ( items: readonly Item[], context: Context ) => string;
	icon?: JSX.Element;
	/** Whether it has a button in the row, beside the menu. */
	isPrimary?: boolean;
	/** Whether it can be done to several items at once. */
	supportsBulk?: boolean;
	isDestructive?: boolean;
	shortcut?: ActionKey;
	/** Change that no draft of the design can have: in one it says so, and does nothing. */
	liveOnly?: LiveOnly;
	/** Whether a person may do it to an item. */
	isEligible: ( item: Item, context: Context ) => boolean;
}

/** Action that asks for something first, and does it from its dialog. */
export interface DialogAction< Item, Context >
	extends ActionBase< Item, Context > {
	/** Body of the dialog. */
	Dialog: ComponentType< RenderModalProps< Item > >;
	/** Returns the title of the dialog; the name of the action without it. */
	getTitle?: () => string;
	/** Size of the dialog; medium without it. */
	size?: 'small' | 'medium' | 'large';
	/** Whether the dialog has the focus itself, and not its first field or button. */
	isReading?: boolean;
}

/** Action that is done at once. */
export interface DirectAction< Item, Context >
	extends ActionBase< Item, Context > {
	/** Does it to the items that are eligible. */
	run: ( items: readonly Item[], context: Context ) => unknown;
}

/**
 * Something that can be done to items of a kind: one object for the menu of a row, the bulk bar, the keyboard and the command
 * palette. `Context` is the type of the screen's values that it needs, for example the person's rights.
 */
export type ItemAction< Item, Context = undefined > =
	| DialogAction< Item, Context >
	| DirectAction< Item, Context >;

/** Action of a list. */
export type ListAction< Item > = Action< Item > & {
	shortcut?: ActionKey | undefined;
};
