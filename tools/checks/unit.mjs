import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
		const { code, output } = await runBin(
			'jest/bin/jest.js',
			[ '--json', `--outputFile=${ REPORT }` ],
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
