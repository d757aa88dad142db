import { runBin } from '../lib/run-bin.mjs';

/** Checks the types of the application and its tests, and of the tools by their JSDoc. */
export const types = {
	name: 'types',
	run: async () => {
		const results = await Promise.all(
			[ 'tsconfig.json', 'tsconfig.tools.json' ].map( ( project ) =>
				runBin( 'typescript/bin/tsc', [ '--noEmit', '-p', project ] )
			)
		);
		const failed = results.filter( ( { code } ) => code !== 0 );
		return {
			passed: results.length - failed.length,
			failed: failed.length,
			output: failed.map( ( { output } ) => output ).join( '\n' ),
		};
	},
};
