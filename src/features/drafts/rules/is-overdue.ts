/** Delay in seconds that is normal: WordPress publishes on the next visit. */
const GRACE = 300;

/**
 * Returns whether a publication should have taken place by now.
 *
 * @param scheduledAt Time of the publication, in seconds since 1970.
 * @param now         Time of the server.
 */
export function isOverdue( scheduledAt: number, now: number ): boolean {
	return scheduledAt + GRACE < now;
}
