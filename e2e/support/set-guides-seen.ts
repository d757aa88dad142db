import type { Rest } from './rest';

const OFF = {
	welcomeGuide: false,
	welcomeGuideStyles: false,
	welcomeGuidePage: false,
	welcomeGuideTemplate: false,
};

/**
 * Lets a user who is logged in have seen all welcome guides, or none.
 *
 * @param rest   Calls REST routes as that user.
 * @param isSeen Whether they have seen them.
 */
export async function setGuidesSeen(
	rest: Rest,
	isSeen: boolean
): Promise< void > {
	await rest( '/wp/v2/users/me', {
		method: 'PUT',
		data: {
			meta: {
				persisted_preferences: {
					...( isSeen ? { atelier: OFF } : {} ),
					_modified: new Date().toISOString(),
				},
			},
		},
	} );
}
