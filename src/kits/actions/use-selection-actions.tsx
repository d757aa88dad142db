import { useEffect, useRef, type RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';

import { useActionCommands } from '@/kits/commands';
import type { ActionKey, ListAction } from './item-action';
import { useRunAction } from './use-run-action';

/** Options of {@link useSelectionActions}. */
export interface SelectionActionsOptions< Item > {
	actions: readonly ListAction< Item >[];
	/** The selected items. */
	items: readonly Item[];
	/** Returns the title of an item. */
	getTitle: ( item: Item ) => string;
	/** Element in which the keys act. */
	container: RefObject< HTMLElement >;
}

/** An action with the selected items to which it can be applied. */
interface Offer< Item > {
	action: ListAction< Item >;
	items: Item[];
}

/**
 * Offers the actions of the selected items in the command palette and by their keys, while its caller is mounted.
 *
 * @param options Options.
 * @return The open dialog of an action, to be rendered.
 */
export function useSelectionActions< Item >( {
	actions,
	items,
	getTitle,
	container,
}: SelectionActionsOptions< Item > ): JSX.Element | null {
	const { run, dialog } = useRunAction< Item >();
	const offers = listOffers( actions, items );

	useActionCommands(
		offers.map( ( offer ) => ( {
			name: `selection/${ offer.action.id }`,
			label: describe( offer, getTitle ),
			icon: offer.action.icon,
			isOnlyFound: ! offer.action.isPrimary,
			run: () => run( offer.action, offer.items ),
		} ) )
	);
	useActionKeys( container, ( key ) => {
		const offer = offers.find( ( { action } ) => action.shortcut === key );
		if ( offer ) {
			void run( offer.action, offer.items );
		}
		return offer !== undefined;
	} );
	return dialog;
}

/**
 * Returns the actions that can be applied to all or some of the selected items, each with those items.
 *
 * @param actions Actions of the list.
 * @param items   The selected items.
 */
function listOffers< Item >(
	actions: readonly ListAction< Item >[],
	items: readonly Item[]
): Offer< Item >[] {
	return actions.flatMap( ( action ) => {
		const { isEligible = () => true, supportsBulk } = action;
		const eligible = items.filter( isEligible );
		return eligible.length > 0 && ( supportsBulk || items.length === 1 )
			? [ { action, items: eligible } ]
			: [];
	} );
}

function describe< Item >(
	{ action: { label }, items }: Offer< Item >,
	getTitle: ( item: Item ) => string
): string {
	const [ first, ...more ] = items;
	return sprintf(
		/* translators: 1: name of an action, for example "Trash". 2: title of an item, or "3 items". */
		__( '%1$s: %2$s', 'atelier' ),
		typeof label === 'function' ? label( items ) : label,
		first !== undefined && more.length === 0
			? getTitle( first )
			: sprintf(
					/* translators: %d: number of items. */
					_n( '%d item', '%d items', items.length, 'atelier' ),
					items.length
			  )
	);
}

// Backspace is the key for deletion where a keyboard has no Delete.
const KEYS: Readonly< Record< string, ActionKey > > = {
	Delete: 'Delete',
	Backspace: 'Delete',
	F2: 'F2',
};

const TYPING =
	'input:not([type="checkbox"]), textarea, select, [contenteditable]';

// Calls `onKey` for the key of an action; `onKey` returns whether it ran one.
function useActionKeys(
	container: RefObject< HTMLElement >,
	onKey: ( key: ActionKey ) => boolean
): void {
	const latest = useRef( onKey );
	useEffect( () => {
		latest.current = onKey;
	} );
	useEffect( () => {
		const { current: element } = container;
		const handleKey = ( event: KeyboardEvent ) => {
			const key = KEYS[ event.key ];
			const isModified =
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				event.shiftKey;
			if (
				key &&
				! isModified &&
				! event.repeat &&
				! event.defaultPrevented &&
				! ( event.target as HTMLElement ).closest( TYPING ) &&
				latest.current( key )
			) {
				event.preventDefault();
			}
		};
		element?.addEventListener( 'keydown', handleKey );
		return () => element?.removeEventListener( 'keydown', handleKey );
	}, [ container ] );
}
