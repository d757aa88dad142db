import type { RightName } from './boot-payload';

/**
 * Whether a person has all rights that something asks for. What is offered (a command, a link) and what is refused (a route) ask
 * the same.
 *
 * @param rights What the person may do, see the boot payload.
 * @param needed What is asked for; nothing is open to everybody who may open Design.
 */
export function hasRights(
	rights: Readonly< Partial< Record< RightName, boolean > > >,
	needed: readonly RightName[] = []
): boolean {
	return needed.every( ( name ) => rights[ name ] === true );
}
