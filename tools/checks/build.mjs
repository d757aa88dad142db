import { npm } from '../lib/npm.mjs';
import { ROOT } from '../lib/project.mjs';

/** Builds the application for production. */
export const build = {
	name: 'build',
	run: async () => {
		const { code, output } = await npm( [ 'run', 'build' ], { cwd: ROOT } );
		return {
			passed: code === 0 ? 1 : 0,
			failed: code === 0 ? 0 : 1,
			output,
		};
	},
};
