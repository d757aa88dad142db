import { showNotice } from '@/kits/saving/outcomes';

/**
 * Says why something cannot be done in a draft of the design, where it could not be disabled.
 *
 * @param id     Id of the action.
 * @param reason The reason.
 */
export function showRefusal( id: string, reason: string ): void {
	showNotice( {
		id: `live-only/${ id }`,
		status: 'info',
		message: reason,
	} );
}
