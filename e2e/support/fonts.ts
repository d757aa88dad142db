import { expect, type Locator, type Page } from '@playwright/test';

import { getGlobalStylesRoute } from './global-styles-route';
import type { Rest } from './rest';

/** Numbers of faces, by the slug of the family. */
export type FaceCounts = Record< string, number >;

/**
 * Returns the font library, as a screen or as a modal.
 *
 * @param page The page.
 */
export function getFontLibrary( page: Page ): Locator {
	return page.locator( '.atelier-fonts' );
}

/**
 * Waits until something is said in the library.
 *
 * @param page The page.
 * @param text What is said.
 */
export async function expectTold(
	page: Page,
	text: string | RegExp
): Promise< void > {
	await expect(
		getFontLibrary( page ).getByText( text ).first()
	).toBeVisible();
}

/**
 * Returns how many faces each installed family has.
 *
 * @param rest Calls the site's routes.
 */
export async function readInstalledFonts( rest: Rest ): Promise< FaceCounts > {
	const { families } = await rest< {
		families: { settings: { slug: string }; faces: unknown[] }[];
	} >( '/atelier/v1/installed-fonts' );
	return Object.fromEntries(
		families.map( ( { settings, faces } ) => [
			settings.slug,
			faces.length,
		] )
	);
}

/**
 * Returns how many faces each installed family has active in the site's styles.
 *
 * @param rest Calls the site's routes.
 */
export async function readActiveFonts( rest: Rest ): Promise< FaceCounts > {
	const { settings } = await rest< {
		settings: {
			typography?: {
				fontFamilies?: {
					custom?: { slug: string; fontFace?: unknown[] }[];
				};
			};
		};
	} >( await getGlobalStylesRoute( rest ), { params: { context: 'edit' } } );
	return Object.fromEntries(
		( settings.typography?.fontFamilies?.custom ?? [] ).map(
			( { slug, fontFace = [] } ) => [ slug, fontFace.length ]
		)
	);
}
