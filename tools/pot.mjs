/** `npm run pot`: writes the template of translations, `languages/atelier.pot`. */
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { makePot } from './lib/make-pot.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/project.mjs';

await main( async () => {
	await ensureDependencies( ROOT );
	await step(
		'languages/atelier.pot',
		async () => `${ await makePot() } texts`
	);
} );
