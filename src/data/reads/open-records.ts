import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';

import { isRecord } from '@/utils/is-record';
import type { QuietOptions } from '../requests/session/session-middleware';

/** A record that a person looks at or edits. */
export interface OpenRecord {
	/** Its post type; `wp_global_styles` for the site's styles. */
	type: string;
	/** Its number, or the name of a template's file: `theme//slug`. */
	id: number | string;
}

/** Somebody else who has a record open. */
export interface OtherPerson {
	id: number;
	name: string;
}

/**
 * Requests the people who have a record open, without this person.
 *
 * @param record    The record.
 * @param isEditing Whether the person edits it, which is then reported to the others.
 * @throws The server's error.
 */
export async function fetchOthers(
	record: OpenRecord,
	isEditing: boolean
): Promise< readonly OtherPerson[] > {
	const answer = await apiFetch< unknown >( {
		...QUIET,
		path: toPath( record ),
		method: isEditing ? 'PUT' : 'GET',
	} );
	return isRecord( answer ) && Array.isArray( answer.others )
		? answer.others.filter( isOtherPerson )
		: [];
}

/**
 * Reports that the person has closed a record. The request continues when the page is closed.
 *
 * @param record The record.
 */
export async function leaveRecord( record: OpenRecord ): Promise< void > {
	await apiFetch( {
		...QUIET,
		path: toPath( record ),
		method: 'DELETE',
		keepalive: true,
	} );
}

const QUIET: QuietOptions = { isQuiet: true };

function toPath( { type, id }: OpenRecord ): string {
	return addQueryArgs( '/atelier/v1/open-records', { type, id: `${ id }` } );
}

function isOtherPerson( value: unknown ): value is OtherPerson {
	return (
		isRecord( value ) &&
		typeof value.id === 'number' &&
		typeof value.name === 'string'
	);
}
