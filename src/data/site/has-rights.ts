/**
 * Whether a person has all rights that something asks for. What is offered (a command, a link) and what is refused (a route) ask
 * the same.
 *
 * @param rights What the person may do, see the boot payload.
 * @param needed Names of rights; nothing is open to everybody who may open Design.
 */
export function hasRights(
	rights: Readonly< Record< string, boolean | undefined > >,
	needed: readonly string[] = []
): boolean {
	return needed.every( ( name ) => rights[ name ] === true );
}
