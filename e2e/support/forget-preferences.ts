import type { Rest } from './rest';

/**
 * Forgets what Design remembers for the person, but for the welcome guides, which have been seen.
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
