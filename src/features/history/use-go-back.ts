import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { describeFailures, runInForm } from '@/kits/saving/outcomes';
import { joinNames } from './rules/describe-records';
import type { HistoryChange } from './rules/types';
import {
	goBack,
	type GoneBack,
	type RefusedItem,
} from './writes/write-history';

/** Result of {@link useGoBack}. */
export interface GoBack {
	/**
	 * Restores records. A notice with Undo names those that were restored.
	 * @throws The server’s error, or an error that names the records that were not restored.
	 */
	submit: ( changes: readonly HistoryChange[] ) => Promise< void >;
	/** Why records were not restored, by key. */
	refused: ReadonlyMap< string, string >;
}

/** Options of {@link useGoBack}. */
export interface GoBackOptions {
	at: string;
	/** Name of the moment, or its date and time. */
	label: string;
	/** Called when the changes have to be loaded again. */
	onReload: () => void;
}

const NOTHING: ReadonlyMap< string, string > = new Map();

const CHANGED_MEANWHILE = 412;

/**
 * Returns a function that goes back to a moment, and the refused records. The function throws where records are refused, so that the dialog
 * stays open.
 *
 * @param options The moment, and a callback.
 */
export function useGoBack( { at, label, onReload }: GoBackOptions ): GoBack {
	const [ refused, setRefused ] = useState( NOTHING );
	return {
		refused,
		submit: async ( changes ) => {
			const items = changes.map( ( { key, token } ) => ( {
				key,
				...( token !== '' && { token } ),
			} ) );
			let result: GoneBack | undefined;
			await runInForm(
				{ id: at },
				{
					subject: 'history',
					run: async () => {
						result = await goBack( at, items );
						return createUndo( result );
					},
					done: () =>
						result && result.done.length > 0
							? describeDone( label, result )
							: undefined,
				}
			);
			const left = result?.refused ?? [];
			setRefused(
				new Map( left.map( ( item ) => [ item.key, explain( item ) ] ) )
			);
			if ( left.length > 0 ) {
				// Records may have changed.
				onReload();
				throw new Error( describeRefused( left ) );
			}
		},
	};
}

/**
 * Returns the function that undoes a going back; undefined where nothing was written.
 *
 * @param result The result.
 */
export function createUndo( { undo }: GoneBack ) {
	return (
		undo &&
		( async () => {
			const { refused } = await goBack( undo.at, undo.items );
			if ( refused.length > 0 ) {
				throw new Error( describeRefused( refused ) );
			}
		} )
	);
}

/**
 * Returns the sentence that names the restored records.
 *
 * @param label  Name of the moment.
 * @param result The result.
 */
export function describeDone(
	label: string,
	{ done, partial }: GoneBack
): string {
	const sentence = sprintf(
		/* translators: 1: date and time, or name of a moment. 2: titles of records. */
		__( 'As it was (%1$s): %2$s.', 'atelier' ),
		label,
		joinNames( done )
	);
	return partial.length === 0
		? sentence
		: sprintf(
				/* translators: 1: a sentence. 2: titles of records. */
				__(
					'%1$s Parts that you may not change stayed as they are in: %2$s.',
					'atelier'
				),
				sentence,
				joinNames( partial )
		  );
}

/**
 * Returns the sentences that say why records were not restored.
 *
 * @param refused The records.
 */
export function describeRefused( refused: readonly RefusedItem[] ): string {
	return describeFailures(
		refused.map( ( { title, message } ) => ( {
			title,
			error: { message },
		} ) )
	);
}

function explain( { status, message }: RefusedItem ): string {
	return status === CHANGED_MEANWHILE
		? sprintf(
				/* translators: %s: a sentence that says who changed it. */
				__( '%s Going back again replaces that, too.', 'atelier' ),
				message
		  )
		: message;
}
