/** How late a visit may have the site come to what is due, in seconds. */
const GRACE = 300;

/**
 * Tells whether a publication should have taken place by now.
 *
 * @param scheduledAt When it is due, in seconds since 1970.
 * @param now         The server’s time.
 */
export function isOverdue( scheduledAt: number, now: number ): boolean {
	return scheduledAt + GRACE < now;
}
