/** `npm run zip`: writes `dist/atelier.zip`, which WordPress can install. */
import { dirname, join } from 'node:path';
import { parseFlags } from './lib/parse-flags.mjs';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { makePot, POT } from './lib/make-pot.mjs';
import { makeTranslations } from './lib/make-translations.mjs';
import { makeZip } from './lib/make-zip.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/project.mjs';

await main( async () => {
	const { out, 'no-build': isBuilt } = parseFlags( process.argv.slice( 2 ), {
		out: { type: 'string', default: join( ROOT, 'dist', 'atelier.zip' ) },
		// Packs the existing build/; for tests, which build first.
		'no-build': { type: 'boolean' },
	} );
	await ensureDependencies( ROOT );
	if ( ! isBuilt ) {
		// `npm run dev` leaves a development build that is newer than the sources.
		await build();
	}
	await step(
		'Collecting texts for translators',
		async () => `${ await makePot() } texts`
	);
	await step(
		'Writing translations',
		async () => `${ await makeTranslations( dirname( POT ) ) } languages`
	);
	await step( 'Packing', async () => {
		const { count, bytes } = await makeZip( out );
		return `${ out } (${ count } files, ${ Math.round(
			bytes / 1024
		) } KB)`;
	} );
} );
