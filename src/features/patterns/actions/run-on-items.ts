import { dispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { runForEach } from '@/utils/run-for-each';
import type { PatternItem } from '../rules/types';
import type { Restore } from '../writes/write-patterns';

/** An action on patterns or parts. */
export interface ItemAction {
	/** Does it to one item; rejects with the server's answer. Gives back what undoes it, if anything does. */
	run: ( item: PatternItem ) => Promise< Restore | undefined | void >;
	/** Message about the items that succeeded. */
	getSuccess: ( items: readonly PatternItem[] ) => string;
	/** Message after all of them were undone. */
	getUndone?: ( items: readonly PatternItem[] ) => string;
}

/**
 * Does something to items one by one, and says of each whether it succeeded: a failure is named with the server's message and
 * can be tried again, and never hides what was done. What can be undone has *Undo* in the notice.
 *
 * @param items  The items.
 * @param action What to do and to say.
 */
export async function runOnItems(
	items: readonly PatternItem[],
	action: ItemAction
): Promise< void > {
	const restores = new Map< PatternItem, Restore >();
	const { done, failed } = await apply( items, async ( item ) => {
		const restore = await action.run( item );
		if ( restore ) {
			restores.set( item, restore );
		}
	} );
	if ( done.length > 0 ) {
		const canUndo = done.every( ( item ) => restores.has( item ) );
		void dispatch( noticesStore ).createSuccessNotice(
			action.getSuccess( done ),
			{
				type: 'snackbar',
				id: 'atelier-pattern-action',
				...( canUndo && {
					actions: [
						{
							label: __( 'Undo', 'atelier' ),
							onClick: () =>
								void runOnItems( done, {
									run: async ( item ) => {
										await restores.get( item )?.();
									},
									getSuccess:
										action.getUndone ?? describeRestored,
								} ),
						},
					],
				} ),
			}
		);
	}
	if ( failed.length > 0 ) {
		void dispatch( noticesStore ).createErrorNotice(
			describeFailures( failed ),
			{
				type: 'snackbar',
				id: 'atelier-pattern-action-failed',
				explicitDismiss: true,
				actions: [
					{
						label: __( 'Retry', 'atelier' ),
						onClick: () =>
							void runOnItems(
								failed.map( ( { item } ) => item ),
								action
							),
					},
				],
			}
		);
	}
}

interface FailedAction {
	item: PatternItem;
	message: string;
}

async function apply(
	items: readonly PatternItem[],
	run: ( item: PatternItem ) => Promise< unknown >
): Promise< {
	done: readonly PatternItem[];
	failed: readonly FailedAction[];
} > {
	const report = await runForEach(
		// A part has a text for an id: the report tells items apart by their places.
		items.map( ( item, id ) => ( { id, title: item.title, item } ) ),
		( { item } ) => run( item )
	);
	const itemAt = ( index: number ) => items[ index ] as PatternItem;
	return {
		done: report.updated.map( ( { id } ) => itemAt( id ) ),
		failed: report.failed.map( ( { id, message } ) => ( {
			item: itemAt( id ),
			message,
		} ) ),
	};
}

/**
 * Says which items were restored.
 *
 * @param items The items.
 */
export function describeRestored( items: readonly PatternItem[] ): string {
	const [ first ] = items;
	return items.length === 1 && first
		? sprintf(
				/* translators: %s: title of a pattern or template part. */
				__( '"%s" has been restored.', 'atelier' ),
				first.title
		  )
		: sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item has been restored.',
					'%d items have been restored.',
					items.length,
					'atelier'
				),
				items.length
		  );
}

function describeFailures( failed: readonly FailedAction[] ): string {
	const reasons = failed
		.map( ( { item, message } ) =>
			/* translators: 1: title of an item. 2: why it failed. */
			sprintf( __( '“%1$s”: %2$s', 'atelier' ), item.title, message )
		)
		.join( ' ' );
	return sprintf(
		/* translators: 1: number of items. 2: list of titles, each with a reason. */
		_n(
			'%1$d failed. %2$s',
			'%1$d failed. %2$s',
			failed.length,
			'atelier'
		),
		failed.length,
		reasons
	);
}
