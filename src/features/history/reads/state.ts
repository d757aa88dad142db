import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { shorten } from '@/utils/shorten';

/** A record as it was at a moment. */
export interface HistoryState {
	/** Name of the moment; empty without one. */
	name: string;
	/** In seconds since 1970; 0 where it is not known. */
	time: number;
	/** Whether the record existed and its contents are kept. */
	isKept: boolean;
	/** Markup of its blocks; empty for styles. */
	content: string;
	title: string;
	/** Value of a record that is one value; only that kind has it. */
	value: unknown;
	/** Settings and styles; only global styles have them. */
	settings: unknown;
	styles: unknown;
}

/** A record as it was at a moment of the history. */
export const historyStateResource = defineResource( {
	name: 'history-state',
	path: ( at: string | undefined, record: string | undefined ) =>
		at === undefined || record === undefined
			? undefined
			: addQueryArgs( '/atelier/v1/history/state', { at, record } ),
	parse: ( body ): HistoryState => {
		if ( ! isRecord( body ) ) {
			throw new TypeError( 'The answer is no state.' );
		}
		return {
			name: shorten( toText( body.name ) ),
			time: toNumber( body.time ),
			isKept: body.is === 'kept',
			content: toText( body.content ),
			title: toText( body.title ),
			value: body.value,
			settings: body.settings,
			styles: body.styles,
		};
	},
	// The contents of a moment never change, but they are deleted with its name.
	isStaleAfter: ( { route } ) =>
		route.startsWith( '/atelier/v1/history/moments' ),
} );
