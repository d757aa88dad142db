import { isRecord } from '@/utils/is-record';
import type { Fields } from './compare-fields';

/** Code with which the server refuses a write whose token does not match the current content. */
const CHANGED_CODE = 'atelier_changed_meanwhile';

/** Token of a record's content; for the site's settings one token per setting. */
export type ContentToken = string | Readonly< Record< string, string > >;

/** Another person's change of a record, as the server reports it when it refuses a write. */
export interface ServerChange {
	/** The current record. */
	record: Fields;
	token: ContentToken;
	/** Who changed it last; undefined when the server does not know. */
	changedBy: string | undefined;
	/** Whether this person changed it themselves, in another tab or window. */
	isOwn: boolean;
	/** Time of the change, in UTC (`2026-11-21T10:00:00Z`). */
	changedAt: string | undefined;
}

/**
 * Returns the other person's change from a refusal; undefined for any other error.
 *
 * @param error The error.
 */
export function readServerChange( error: unknown ): ServerChange | undefined {
	if ( ! isRecord( error ) || error.code !== CHANGED_CODE ) {
		return undefined;
	}
	const { data } = error;
	if ( ! isRecord( data ) || ! isRecord( data.record ) ) {
		return undefined;
	}
	const token = data.token ?? data.tokens;
	return typeof token === 'string' || isTokens( token )
		? {
				record: data.record,
				token,
				changedBy: toText( data.changed_by ),
				isOwn: data.changed_by_you === true,
				changedAt: toText( data.changed_at ),
		  }
		: undefined;
}

/**
 * Returns the token of a record; undefined if it is not from an answer to Design.
 *
 * @param record A record of a REST answer.
 */
export function readToken( record: Fields ): ContentToken | undefined {
	const { atelier_token: token, atelier_tokens: tokens } = record;
	if ( typeof token === 'string' ) {
		return token;
	}
	return isTokens( tokens ) ? tokens : undefined;
}

/**
 * Returns another person's saved version as fields with the token.
 *
 * @param change The change.
 */
export function toShownFields( { record, token }: ServerChange ): Fields {
	return {
		...record,
		[ typeof token === 'string' ? 'atelier_token' : 'atelier_tokens' ]:
			token,
	};
}

function isTokens( value: unknown ): value is Record< string, string > {
	return (
		isRecord( value ) &&
		Object.values( value ).every( ( token ) => typeof token === 'string' )
	);
}

function toText( value: unknown ): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}
