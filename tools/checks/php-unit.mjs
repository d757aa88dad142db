import { runPhpTests } from '../lib/run-php-tests.mjs';
import { countPhp } from './count-tests.mjs';

/** Runs the tests of PHP classes that need no database. */
export const phpUnit = {
	name: 'unit:php',
	run: async () => {
		const output = await runPhpTests();
		return { ...countPhp( output ), output };
	},
};
