/** `npm run po`: updates the translations in `languages` to the texts of the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { listTranslations } from './lib/list-translations.mjs';
import { main } from './lib/main.mjs';
import { makePot, POT } from './lib/make-pot.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/project.mjs';

const HELP = `npm run po [-- flags]

Adds new texts to languages/atelier-{locale}.po, empty, and leaves out those that are gone.

  --missing FILE   writes the texts that are not translated as JSON, by language
  --from FILE      enters such a file, with each “translation” filled in; a plural has one for each form
  --help           this text`;

await main( async () => {
	const { help, from, missing } = parseFlags( process.argv.slice( 2 ), {
		from: { type: 'string' },
		missing: { type: 'string' },
		help: { type: 'boolean' },
	} );
	if ( help ) {
		console.log( HELP );
		return;
	}
	await ensureDependencies( ROOT );
	const { listMissing, mergePo } = await import( './lib/po-files.mjs' );
	await step(
		'languages/atelier.pot',
		async () => `${ await makePot() } texts`
	);
	const template = readFileSync( POT, 'utf8' );
	const entered = from ? JSON.parse( readFileSync( from, 'utf8' ) ) : {};
	const left = {};
	for ( const { locale, path } of listTranslations() ) {
		await step( `atelier-${ locale }.po`, async () => {
			const merged = mergePo(
				template,
				readFileSync( path, 'utf8' ),
				entered[ locale ]
			);
			writeFileSync( path, merged );
			left[ locale ] = listMissing( template, merged );
			return `${ left[ locale ].length } not translated`;
		} );
	}
	if ( missing ) {
		writeFileSync( missing, `${ JSON.stringify( left, null, '\t' ) }\n` );
	}
} );
