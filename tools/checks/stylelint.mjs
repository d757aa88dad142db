import { runBin } from '../lib/run-bin.mjs';

/** Checks style sheets with stylelint. */
export const stylelint = {
	name: 'lint:css',
	run: async () => {
		const { code, output } = await runBin( 'stylelint/bin/stylelint.mjs', [
			'--max-warnings=0',
			'src/**/*.scss',
		] );
		return {
			passed: code === 0 ? 1 : 0,
			failed: code === 0 ? 0 : 1,
			output,
		};
	},
};
