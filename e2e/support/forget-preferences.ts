import type { Rest } from './rest';

/**
 * Forgets Design's preferences of the person, except that the welcome guides stay dismissed.
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
