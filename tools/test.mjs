/**
 * `npm test`: runs all checks. A fresh clone needs only Node and npm. It continues after a failure, so that one run reports all
 * failures, and ends with the line `N passed, N failed`.
 *
 * The static imports need only Node, because the packages may not be installed yet.
 */
import { CHECKS } from './checks/index.mjs';
import { summarize } from './checks/summarize.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { main } from './lib/main.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { step } from './lib/progress.mjs';
import { ROOT } from './lib/project.mjs';
import { ToolError } from './lib/tool-error.mjs';

const NAMES = CHECKS.map( ( { name } ) => name );
/** How many checks run at once: a machine for tests has two cores. */
const SIDE_BY_SIDE = 2;
const HELP = `npm test [-- flags]

Runs ${ NAMES.join(
	', '
) }, and says how many tests and checks passed and failed.

  --only NAMES   some of them, separated by commas
  --help         this text

Screenshots and reports of what failed are in artifacts/; where it is tried again, as in CI, a trace, too.`;

/**
 * Runs one step.
 *
 * @param {Object}   check   The step.
 * @param {Object[]} results Results of the steps before it.
 * @return {Promise<Object>} Its name, counts and duration.
 */
async function runCheck( check, results ) {
	const start = Date.now();
	const end = ( outcome ) => ( {
		name: check.name,
		...outcome,
		ms: Date.now() - start,
	} );
	if (
		results.some( ( { name, failed } ) => name === check.needs && failed )
	) {
		console.log(
			`✘ ${ check.name }: not tried, because ${ check.needs } failed`
		);
		return end( { passed: 0, failed: 1 } );
	}
	try {
		const outcome = await step( check.name, check.run );
		if ( outcome.failed && outcome.output ) {
			console.log( outcome.output.trim() );
		}
		return end( outcome );
	} catch ( error ) {
		console.log(
			error instanceof ToolError
				? `${ error.message }\n${ error.advice }`
				: error
		);
		return end( { passed: 0, failed: 1 } );
	}
}

/**
 * Runs steps: first those that can run in parallel, then the others one by one, whose requirements are prepared meanwhile.
 *
 * @param {Object[]} checks The steps.
 * @return {Promise<Object[]>} The result of each.
 */
async function runChecks( checks ) {
	// A package, which may have been installed after this file was loaded.
	const { default: pMap } = await import( 'p-map' );
	for ( const { prepare } of checks ) {
		// The step that needs it reports the failure.
		prepare?.().catch( () => {} );
	}
	const results = await pMap(
		checks.filter( ( { isAlone } ) => ! isAlone ),
		( check ) => runCheck( check, [] ),
		{ concurrency: SIDE_BY_SIDE }
	);
	for ( const check of checks.filter( ( { isAlone } ) => isAlone ) ) {
		results.push( await runCheck( check, results ) );
	}
	return results;
}

await main( async () => {
	checkNode();
	const flags = parseFlags( process.argv.slice( 2 ), {
		only: { type: 'string' },
		help: { type: 'boolean' },
	} );
	if ( flags.help ) {
		console.log( HELP );
		return;
	}
	const wanted = flags.only?.split( ',' ) ?? NAMES;
	const unknown = wanted.filter( ( name ) => ! NAMES.includes( name ) );
	if ( unknown.length ) {
		throw new ToolError(
			`There is no check “${ unknown.join( ', ' ) }”.`,
			`There are: ${ NAMES.join( ', ' ) }.`
		);
	}
	await ensureDependencies( ROOT );
	const results = await runChecks(
		CHECKS.filter( ( { name } ) => wanted.includes( name ) )
	);
	const { text, failed } = summarize( results );
	console.log( text );
	process.exitCode = failed ? 1 : 0;
} );
