import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import { runBin } from '../lib/run-bin.mjs';
import { countJest } from './count-tests.mjs';
import { readReport } from './read-report.mjs';

const REPORT = join( ROOT, 'artifacts', 'unit.json' );

/** Runs the unit tests. */
export const unit = {
	name: 'unit',
	run: async () => {
		rmSync( REPORT, { force: true } );
		// Jest does not create the folder, and a fresh clone has none.
		mkdirSync( dirname( REPORT ), { recursive: true } );
		const { code, output } = await runBin(
			'jest/bin/jest.js',
			// By default Jest leaves one core unused, which is half of a machine for tests.
			[ '--maxWorkers=2', '--json', `--outputFile=${ REPORT }` ],
			{
				env: { ...process.env, NODE_ENV: 'test' },
			}
		);
		return {
			...countJest( readReport( REPORT ), code ),
			output: code === 0 ? '' : output.replace( /^\{"num.*$/m, '' ),
		};
	},
};
