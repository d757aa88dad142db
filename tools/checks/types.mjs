import { runBin } from '../lib/run-bin.mjs';

/** Checks types. */
export const types = {
	name: 'types',
	run: async () => {
		const { code, output } = await runBin( 'typescript/bin/tsc', [
			'--noEmit',
		] );
		return {
			passed: code === 0 ? 1 : 0,
			failed: code === 0 ? 0 : 1,
			output,
		};
	},
};
