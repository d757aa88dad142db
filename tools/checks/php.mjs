import { checkPhpSyntax } from '../lib/check-php-syntax.mjs';

/** Checks the syntax of PHP files. */
export const php = {
	name: 'lint:php',
	run: async () => {
		const { problems } = await checkPhpSyntax();
		return {
			passed: problems.length ? 0 : 1,
			failed: problems.length ? 1 : 0,
			output: problems.join( '\n' ),
		};
	},
};
