import { readFileSync } from 'node:fs';
import { ensurePhp } from '../lib/ensure-php.mjs';
import { listTranslations } from '../lib/list-translations.mjs';
import { makePot, POT } from '../lib/make-pot.mjs';

/** Checks that each translation has exactly the texts of the sources, with placeholders and plural forms. `npm run po` adds new ones. */
export const translations = {
	name: 'translations',
	run: async () => {
		// The module needs a package, which may have been installed after this file was loaded.
		const { findPoProblems } = await import( '../lib/po-files.mjs' );
		// WP-CLI, which collects the texts, does not run on PHP in WebAssembly.
		await ensurePhp();
		await makePot();
		const template = readFileSync( POT, 'utf8' );
		const outcomes = listTranslations().map( ( { locale, path } ) =>
			findPoProblems( template, readFileSync( path, 'utf8' ) ).map(
				( problem ) => `atelier-${ locale }.po: ${ problem }`
			)
		);
		const failed = outcomes.filter(
			( problems ) => problems.length
		).length;
		return {
			passed: outcomes.length - failed,
			failed,
			output: outcomes.flat().join( '\n' ),
		};
	},
};
