import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import type { ChangeAction, HistoryChange } from '../rules/types';
import { readList } from '@/utils/read-list';
import { readHistoryAuthor, readRecordName } from './read-records';

/** Changes that going back to a moment would make. */
export interface HistoryChanges {
	/** In seconds since 1970. */
	time: number;
	/** Name of the moment; empty without one. */
	name: string;
	changes: readonly HistoryChange[];
}

/** Route that goes back to a moment. */
export const RESTORE_ROUTE = '/atelier/v1/history/restore';

/** Route that continues or undoes a going back that was interrupted. */
export const INTERRUPTED_ROUTE = '/atelier/v1/history/interrupted';

const ACTIONS: readonly ChangeAction[] = [
	'change',
	'recreate',
	'reset',
	'remove',
];

/** Changes that going back to a moment would make; unchanged records are left out. */
export const historyChangesResource = defineResource( {
	name: 'history-changes',
	path: ( at: string | undefined ) =>
		at === undefined
			? undefined
			: addQueryArgs( '/atelier/v1/history/changes', { at } ),
	parse: ( body ): HistoryChanges => {
		if ( ! isRecord( body ) || ! Array.isArray( body.changes ) ) {
			throw new TypeError( 'The answer holds no changes.' );
		}
		return {
			time: toNumber( body.time ),
			name: shorten( toText( body.name ) ),
			changes: readList( body.changes, readChange ),
		};
	},
	// Going back does not reload the list: it shows refused records, and repeats a request whose answer was lost.
	isStaleAfter: ( { route, request = route } ) => request !== RESTORE_ROUTE,
} );

function readChange(
	value: Record< string, unknown >
): HistoryChange | undefined {
	const name = readRecordName( value );
	return (
		name && {
			...name,
			action:
				ACTIONS.find( ( each ) => each === value.action ) ?? 'not_kept',
			isTicked: value.ticked === true,
			token: toText( value.token ),
			isAllowed: value.allowed !== false,
			refusal: toText( value.reason ),
			openBy: readList( value.openBy, readHistoryAuthor )
				.map( ( person ) => person.name )
				.filter( Boolean ),
			needs: readList( value.needs, ( need ) => ( {
				key: toText( need.key ),
				title: shorten( toText( need.title ) ),
				isGone: need.is === 'gone',
			} ) ),
			before: shorten( toText( value.before ) ),
			then: shorten( toText( value.then ) ),
		}
	);
}
