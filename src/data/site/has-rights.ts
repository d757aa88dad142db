/**
 * Returns whether a person has all required rights. Links and commands use the same check as the routes that they open.
 *
 * @param rights The person's rights, see the boot payload.
 * @param needed Names of the required rights; none for everybody who may open Design.
 */
export function hasRights(
	rights: Readonly< Record< string, boolean | undefined > >,
	needed: readonly string[] = []
): boolean {
	return needed.every( ( name ) => rights[ name ] === true );
}
