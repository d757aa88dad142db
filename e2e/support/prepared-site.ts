import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the themes that only tests use. */
export const THEMES_FOLDER = join( import.meta.dirname, '..', 'themes' );

/** The folder of the plugins that only tests use. */
export const PLUGINS_FOLDER = join( import.meta.dirname, '..', 'plugins' );

/** The folder of the drop-ins that only tests use. */
export const DROP_INS_FOLDER = join( import.meta.dirname, '..', 'drop-ins' );

/** The themes of the tests. */
export const THEMES = readdirSync( THEMES_FOLDER ).map( ( slug ) => ( {
	slug,
	source: join( THEMES_FOLDER, slug ),
} ) );

/** Dismisses the welcome guides, which would cover the page; tests of the guides turn them on. */
export const PREFERENCES = {
	atelier: {
		welcomeGuide: false,
		welcomeGuideStyles: false,
		welcomeGuidePage: false,
		welcomeGuideTemplate: false,
	},
};

/** The site that the global setup prepares for all workers. */
export interface PreparedSite {
	/** A folder for everything that the run writes. */
	root: string;
	/** Its WordPress folder. */
	folder: string;
	/** The PHP program, or null for PHP in WebAssembly. */
	php: string | null;
	/** Paths of WordPress and further downloads. */
	files: {
		wordpress: string;
		sqlite: string;
		languages: string;
		wpCli: string;
	};
}

/** Returns the site that the global setup has prepared. */
export function getPreparedSite(): PreparedSite {
	const value = process.env.ATELIER_E2E_SITE;
	if ( ! value ) {
		throw new Error(
			'The global setup has not run: start the tests by the config of e2e.'
		);
	}
	return JSON.parse( value ) as PreparedSite;
}
