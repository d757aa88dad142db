/**
 * Returns the name of the command that opens a record.
 *
 * @param postType Type of the record.
 * @param id       Its id.
 */
export function getCommandName(
	postType: string,
	id: number | string
): string {
	return `atelier/${ postType }/${ id }`;
}

/**
 * Returns the ids of the records of a type among the recently used commands.
 *
 * @param names    Names of commands from the host's preferences; they may have any form.
 * @param postType Type of the records, whose ids are numbers.
 */
export function getRecentIds( names: unknown, postType: string ): number[] {
	const prefix = getCommandName( postType, '' );
	return ( Array.isArray( names ) ? names : [] )
		.filter(
			( name ): name is string =>
				typeof name === 'string' && name.startsWith( prefix )
		)
		.map( ( name ) => Number( name.slice( prefix.length ) ) )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );
}
