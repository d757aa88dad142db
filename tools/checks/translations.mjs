import { readFileSync } from 'node:fs';
import { ensurePhp } from '../lib/ensure-php.mjs';
import { listTranslations } from '../lib/list-translations.mjs';
import { makePot, POT } from '../lib/make-pot.mjs';

/** Checks that each translation has all texts, with their placeholders and plural forms, and no others. `npm run po` adds new ones. */
export const translations = {
	name: 'translations',
	run: async () => {
		// It reads translations with a package, which may not have been there when this file was loaded.
		const { findPoProblems } = await import( '../lib/po-files.mjs' );
		// WP-CLI, which collects the texts, has no PHP in WebAssembly.
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
