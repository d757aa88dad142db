/**
 * Tells whether a deletion failed because what it is about is gone already.
 *
 * @param error The server's answer.
 */
export function isDeletedElsewhere( error: unknown ): boolean {
	const { data } = ( error ?? {} ) as { data?: { status?: number } | null };
	return data?.status === 404;
}
