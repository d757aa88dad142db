/**
 * `npm run bench`: times Design and the host's own Site Editor alternately, on one WordPress with a lot of content, in one
 * browser, and prints medians and their ratio. On a machine with other work the ratio is the reliable figure.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureBuild } from '../lib/build.mjs';
import { ensureDependencies } from '../lib/dependencies.mjs';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { findPhp } from '../lib/find-php.mjs';
import { main } from '../lib/main.mjs';
import { parseFlags } from '../lib/parse-flags.mjs';
import { step } from '../lib/progress.mjs';
import { ROOT } from '../lib/project.mjs';
import { ToolError } from '../lib/tool-error.mjs';
import { ensureWordPressFiles } from '../lib/wordpress-files.mjs';
import { FIGURES } from './figures.mjs';
import { updateDocument } from './format-document.mjs';
import { formatTable } from './format-table.mjs';
import { prepareSite } from './prepare-site.mjs';
import { createProfiles } from './profiles.mjs';
import { SCENARIOS } from './scenarios/index.mjs';
import { SIDES } from './sides.mjs';
import { toLines } from './starts.mjs';
import { compare } from './statistics.mjs';

const NAMES = SCENARIOS.map( ( { name } ) => name );
/** Preferences with all welcome guides dismissed, on both sides. */
const GUIDES_SEEN = Object.fromEntries(
	[ 'atelier', 'core/edit-site', 'core/edit-post' ].map( ( scope ) => [
		scope,
		{
			welcomeGuide: false,
			welcomeGuideStyles: false,
			welcomeGuidePage: false,
			welcomeGuideTemplate: false,
		},
	] )
);
const HELP = `npm run bench [-- flags]

Measures Design and the host’s Site Editor, and prints medians and ratios.

  --runs N       how often each side is measured (5)
  --only NAMES   some of ${ NAMES.join( ', ' ) }, separated by commas
  --json FILE    writes every value, too
  --table        measures nothing, and prints the table of figures into docs/benchmark.md
  --help         this text`;

/**
 * Runs a function, and logs its failure, so that the other runs still have results.
 *
 * @param {() => Promise<void>} act The function.
 * @return {Promise<boolean>} Whether it succeeded.
 */
async function attempt( act ) {
	try {
		await act();
		return true;
	} catch ( error ) {
		console.error( error );
		process.exitCode = 1;
		return false;
	}
}

/**
 * Measures one scenario on both sides, several times.
 *
 * @param {Object} scenario The scenario.
 * @param {number} runs     How often.
 * @param {Object} tools    The tools of a measurement.
 * @return {Promise<Object<string, { ours: number[], host: number[] }>>} All values by line of the result.
 */
async function measure( scenario, runs, tools ) {
	const values = Object.fromEntries(
		linesOf( scenario ).map( ( { id } ) => [ id, { ours: [], host: [] } ] )
	);
	let { prepared } = tools;
	const isReady = await attempt( async () => {
		prepared = ( await scenario.prepare?.( tools ) ) ?? prepared;
	} );
	if ( ! isReady ) {
		return values;
	}
	for ( let run = 0; run < runs; run++ ) {
		const order = run % 2 ? [ ...SIDES ].reverse() : SIDES;
		for ( const side of order ) {
			await attempt( () =>
				step(
					`${ scenario.name }: run ${ run + 1 } of ${ runs }, ${
						side.name
					}`,
					async () => {
						const result = await scenario.run( {
							...tools,
							prepared,
							side,
						} );
						for ( const [ id, value ] of Object.entries(
							result
						) ) {
							values[ id ][ side.name ].push( value );
						}
					}
				)
			);
			await tools.closeContexts();
		}
	}
	await attempt( () => scenario.finish?.( tools ) );
	return values;
}

function linesOf( { name } ) {
	return FIGURES.filter( ( { scenario } ) => scenario === name ).flatMap(
		toLines
	);
}

function sumUp( scenario, values ) {
	return linesOf( scenario ).map( ( line ) => ( {
		...line,
		...compare( values[ line.id ].ours, values[ line.id ].host ),
	} ) );
}

/**
 * Measures the scenarios of one site.
 *
 * @param {Object[]} scenarios      The scenarios.
 * @param {number}   runs           How often.
 * @param {string}   executablePath The browser.
 * @param {Object}   prepared       As `prepareSite` returns it.
 * @return {Promise<Object>} All values by line of the result.
 */
async function measureSite(
	scenarios,
	runs,
	executablePath,
	{ site, prepared }
) {
	const profiles = createProfiles( executablePath, site.url );
	await site.task( 'set-preferences', GUIDES_SEEN );
	const tools = {
		url: ( path ) => site.url + path,
		task: site.task,
		prepared,
		newContext: profiles.open,
		closeContexts: profiles.closeAll,
	};
	const all = {};
	for ( const scenario of scenarios ) {
		const values = await measure( scenario, runs, tools );
		Object.assign( all, values );
		// Prints each scenario as soon as it is measured, because a long run may be stopped early.
		console.log( `\n${ formatTable( sumUp( scenario, values ) ) }\n` );
	}
	return all;
}

await main( async () => {
	const flags = parseFlags( process.argv.slice( 2 ), {
		runs: { type: 'string', integer: true, default: 5 },
		only: { type: 'string' },
		json: { type: 'string' },
		table: { type: 'boolean' },
		help: { type: 'boolean' },
	} );
	if ( flags.help ) {
		console.log( HELP );
		return;
	}
	if ( flags.table ) {
		const file = join( ROOT, 'docs/benchmark.md' );
		writeFileSync(
			file,
			updateDocument( readFileSync( file, 'utf8' ), FIGURES )
		);
		return;
	}
	const wanted =
		flags.only?.split( ',' ) ??
		SCENARIOS.filter( ( { isOnDemand } ) => ! isOnDemand ).map(
			( { name } ) => name
		);
	const unknown = wanted.filter( ( name ) => ! NAMES.includes( name ) );
	if ( unknown.length || flags.runs < 1 ) {
		throw new ToolError(
			unknown.length
				? `There is no scenario “${ unknown.join( ', ' ) }”.`
				: '--runs needs a number above 0.',
			`There are: ${ NAMES.join( ', ' ) }.`
		);
	}
	await ensureDependencies( ROOT );
	await ensureBuild();
	const php = await findPhp();
	if ( php.problem ) {
		throw new ToolError(
			`Only the system’s PHP is quick enough to measure with: ${ php.problem }.`,
			'Install PHP 8.1 or later with pdo_sqlite and opcache.'
		);
	}
	const executablePath = await ensureBrowser();
	const files = await ensureWordPressFiles();
	const scenarios = SCENARIOS.filter( ( { name } ) =>
		wanted.includes( name )
	);
	const values = {};
	const contents = new Set( scenarios.map( ( { content } ) => content ) );
	for ( const content of contents ) {
		const prepared = await prepareSite( php.command, files, content );
		try {
			Object.assign(
				values,
				await measureSite(
					scenarios.filter(
						( scenario ) => scenario.content === content
					),
					flags.runs,
					executablePath,
					prepared
				)
			);
		} finally {
			await prepared.dispose();
		}
	}
	const rows = scenarios.flatMap( ( scenario ) => sumUp( scenario, values ) );
	console.log( `\n${ formatTable( rows ) }` );
	if ( flags.json ) {
		const file = resolve( flags.json );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync(
			file,
			JSON.stringify( { runs: flags.runs, rows, values }, null, '\t' )
		);
	}
} );
