import { expect, type Locator, type Page } from '@playwright/test';

import { getGlobalStylesRoute } from './global-styles-route';
import type { Rest } from './rest';

/** Numbers of faces by slug of the family. */
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
 * Waits until a text is visible in the library.
 *
 * @param page The page.
 * @param text The text.
 */
export async function expectTold(
	page: Page,
	text: string | RegExp
): Promise< void > {
	await expect(
		getFontLibrary( page ).getByText( text ).first()
	).toBeVisible();
}

/** The route of the installed families with their faces. */
export const INSTALLED_FONTS = '/atelier/v1/installed-fonts';

/** Response of that route. */
interface InstalledFonts {
	families: { settings: { slug: string }; faces: unknown[] }[];
}

/** The fonts of a config. */
interface FontsConfig {
	settings: {
		typography?: {
			fontFamilies?: {
				custom?: { slug: string; fontFace?: unknown[] }[];
			};
		};
	};
}

/** Counts the faces of each installed family. */
export const countInstalledFaces = ( {
	families,
}: InstalledFonts ): FaceCounts =>
	Object.fromEntries(
		families.map( ( { settings, faces } ) => [
			settings.slug,
			faces.length,
		] )
	);

/** Counts the faces of each family in the site's styles. */
export const countActiveFaces = ( { settings }: FontsConfig ): FaceCounts =>
	Object.fromEntries(
		( settings.typography?.fontFamilies?.custom ?? [] ).map(
			( { slug, fontFace = [] } ) => [ slug, fontFace.length ]
		)
	);

/**
 * Returns how many faces each installed family has.
 *
 * @param rest Calls the site's routes.
 */
export const readInstalledFonts = async ( rest: Rest ): Promise< FaceCounts > =>
	countInstalledFaces( await rest( INSTALLED_FONTS ) );

/**
 * Returns how many faces of each family are active in the site's styles.
 *
 * @param rest Calls the site's routes.
 */
export const readActiveFonts = async ( rest: Rest ): Promise< FaceCounts > =>
	countActiveFaces(
		await rest( await getGlobalStylesRoute( rest ), {
			params: { context: 'edit' },
		} )
	);
