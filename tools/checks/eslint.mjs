import { runBin } from '../lib/run-bin.mjs';

/** Checks TypeScript and JavaScript with ESLint. */
export const eslint = {
	name: 'lint:js',
	run: async () => {
		const { code, output } = await runBin( 'eslint/bin/eslint.js', [
			'--max-warnings=0',
			'.',
		] );
		return {
			passed: code === 0 ? 1 : 0,
			failed: code === 0 ? 0 : 1,
			output,
		};
	},
};
