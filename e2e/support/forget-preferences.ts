import type { Rest } from './rest';

/**
 * Resets the person's preferences of Design; the welcome guides stay dismissed.
 *
 * @param rest Calls REST routes as the person.
 */
export async function forgetPreferences( rest: Rest ): Promise< void > {
	await rest( '/wp/v2/users/me', {
		method: 'POST',
		data: {
			meta: {
				persisted_preferences: {
					atelier: {
						welcomeGuide: false,
						welcomeGuideStyles: false,
						welcomeGuidePage: false,
						welcomeGuideTemplate: false,
					},
					_modified: new Date().toISOString(),
				},
			},
		},
	} );
}
