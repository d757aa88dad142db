/**
 * Returns the key under which the store has plugins' registrations for a kind of records.
 *
 * @param kind Kind of the records, for example `postType`.
 * @param name Their name, for example `page`.
 */
export function toEntityKey( kind: string, name: string ): string {
	return `${ kind }/${ name }`;
}
