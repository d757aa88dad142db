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
	/** Change that no draft of the design can contain: in a draft the action only explains that. */
	liveOnly?: LiveOnly;
	/** Returns whether it can be applied to an item. */
	isEligible: ( item: Item, context: Context ) => boolean;
}

/** Action that opens a dialog, which applies it. */
export interface DialogAction< Item, Context >
	extends ActionBase< Item, Context > {
	/** Body of the dialog. */
	Dialog: ComponentType< RenderModalProps< Item > >;
	/** Returns the title of the dialog, which is the name of the action by default. */
	getTitle?: () => string;
	/** Size of the dialog; medium without it. */
	size?: 'small' | 'medium' | 'large';
	/** Whether the dialog itself gets the focus instead of its first field or button. */
	isReading?: boolean;
}

/** Action that runs without a dialog. */
export interface DirectAction< Item, Context >
	extends ActionBase< Item, Context > {
	/** Applies it to the eligible items. */
	run: ( items: readonly Item[], context: Context ) => unknown;
}

/**
 * An action on items of a kind: one object for the menu of a row, the bulk bar, the keyboard and the command
 * palette. `Context` is the type of the screen's values that it needs, for example the person's rights.
 */
export type ItemAction< Item, Context = undefined > =
	| DialogAction< Item, Context >
	| DirectAction< Item, Context >;

/** Action of a list. */
export type ListAction< Item > = Action< Item > & {
	shortcut?: ActionKey | undefined;
};
