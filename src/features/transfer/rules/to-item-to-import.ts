import type { ImportChoice, ItemToImport, JudgedRecord } from './types';

/**
 * Returns the item that a request imports.
 *
 * @param record The record.
 * @param choice Whether it replaces the record of the site.
 */
export function toItemToImport(
	{ key, token }: Pick< JudgedRecord, 'key' | 'token' >,
	choice: ImportChoice = 'replace'
): ItemToImport {
	return { key, choice, ...( token !== undefined && { token } ) };
}
