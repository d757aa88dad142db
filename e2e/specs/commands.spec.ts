import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, isPortFree } from '../../tools/lib/port.mjs';
import { ROOT } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';
import { cloneSite } from '../../tools/lib/site-files.mjs';
import { expect, test } from '../fixtures';
import { getPreparedSite } from '../support/prepared-site';

const START = join( ROOT, 'tools', 'start.mjs' );

/** A running `npm start`. */
interface Running {
	process: ChildProcess;
	/** Returns its output. */
	output: () => string;
	/** Ends it as Ctrl+C does, and returns its exit code. */
	interrupt: () => Promise< number | null >;
}

/** Runs the command and waits until it has printed Design's address. */
async function start( state: string, ...flags: string[] ): Promise< Running > {
	const child = spawn( process.execPath, [ START, ...flags ], {
		env: { ...process.env, ATELIER_STATE: state },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	let output = '';
	child.stdout.on( 'data', ( chunk ) => ( output += chunk ) );
	child.stderr.on( 'data', ( chunk ) => ( output += chunk ) );
	const ended = new Promise< number | null >( ( resolve ) =>
		child.once( 'exit', resolve )
	);
	await expect
		.poll(
			() =>
				/page=atelier[\s\S]*Ctrl\+C/.test( output ) ||
				child.exitCode !== null,
			{ timeout: 200_000 }
		)
		.toBe( true );
	expect( child.exitCode, output ).toBeNull();
	return {
		process: child,
		output: () => output,
		interrupt: () => {
			child.kill( 'SIGINT' );
			return ended;
		},
	};
}

test.describe( 'npm start', () => {
	let state: string;
	test.beforeEach( () => {
		state = mkdtempSync( join( tmpdir(), 'atelier-start-' ) );
	} );
	test.afterEach( () => rmSync( state, { recursive: true, force: true } ) );

	test( 'serves Design with demo content, keeps what is changed, starts over with --reset, and leaves nothing running', async ( {
		browser,
	} ) => {
		test.setTimeout( 400_000 );
		const port = await findFreePort();
		const url = `http://127.0.0.1:${ port }`;
		const setTitle = ( title: string ) =>
			fetch( url, {
				method: 'POST',
				headers: { 'X-Atelier-Task': 'set-options' },
				body: JSON.stringify( { blogname: title } ),
			} );
		const readTitle = async () =>
			( await ( await fetch( `${ url }/wp-json/` ) ).json() ).name;

		// A site from an earlier day; the last start makes one again.
		const prepared = getPreparedSite();
		cloneSite(
			prepared.folder,
			join( state, prepared.php ? 'native' : 'wasm', 'wordpress' )
		);
		const first = await start( state, '--port', String( port ) );
		await setTitle( 'A title of my own' );
		expect( await first.interrupt() ).toBe( 130 );
		expect( await isPortFree( port ) ).toBe( true );

		const second = await start( state, '--port', String( port ) );
		expect( await readTitle() ).toBe( 'A title of my own' );
		expect( await second.interrupt() ).toBe( 130 );

		const third = await start( state, '--port', String( port ), '--reset' );
		expect( third.output() ).toContain(
			`${ url }/wp-admin/admin.php?page=atelier`
		);
		expect( await readTitle() ).toBe( 'Atelier Holm' );
		const page = await ( await browser.newContext() ).newPage();
		await page.goto( `${ url }/wp-admin/admin.php?page=atelier` );
		await expect(
			page.getByRole( 'heading', { name: 'Design', level: 1 } )
		).toBeVisible();
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '[data-block]' )
			.first()
			.waitFor();
		await page.close();
		expect( await third.interrupt() ).toBe( 130 );
		expect( await isPortFree( port ) ).toBe( true );
	} );

	test( 'needs no PHP on the machine', async () => {
		test.setTimeout( 600_000 );
		const port = await findFreePort();
		const running = await start(
			state,
			'--port',
			String( port ),
			'--php',
			'wasm'
		);
		const pages = await (
			await fetch( `http://127.0.0.1:${ port }/wp-json/wp/v2/pages` )
		).json();
		expect( pages ).toHaveLength( 10 );
		const jar = await fetch(
			`http://127.0.0.1:${ port }/?atelier-login=admin`,
			{ redirect: 'manual' }
		);
		const cookie = jar.headers
			.getSetCookie()
			.map( ( line ) => line.split( ';' )[ 0 ] )
			.join( '; ' );
		const design = await fetch(
			`http://127.0.0.1:${ port }/wp-admin/admin.php?page=atelier`,
			{ headers: { cookie } }
		);
		expect( design.status ).toBe( 200 );
		expect( await design.text() ).toContain( 'atelier-boot-payload' );
		expect( await running.interrupt() ).toBe( 130 );
		expect( await isPortFree( port ) ).toBe( true );
		expect(
			existsSync(
				join( state, 'wasm', 'wordpress', 'wp-content', 'debug.log' )
			)
		).toBe( false );
	} );

	test( 'says what to do when its port is taken', async () => {
		const port = await findFreePort();
		const server: Server = createServer().listen( port, '127.0.0.1' );
		const { code, output } = await run( process.execPath, [
			START,
			'--port',
			String( port ),
		] );
		server.close();
		expect( code ).toBe( 1 );
		expect( output ).toContain( `Port ${ port } is taken` );
		expect( output ).toContain( `npm start -- --port ${ port + 1 }` );
	} );

	for ( const [ flags, message ] of [
		[ [ '--port', 'many' ], 'needs a whole number' ],
		[ [ '--php', 'perl' ], 'It is one of: native, wasm.' ],
		[ [ '--wp', tmpdir() ], 'There is no WordPress in' ],
		[ [ '--help' ], '--reset' ],
	] as const ) {
		test( `answers ${ flags[ 0 ] } ${
			flags[ 0 ] === '--help' ? 'with help' : 'that it cannot serve'
		}`, async () => {
			const port = await findFreePort();
			const { code, output } = await run( process.execPath, [
				START,
				'--port',
				String( port ),
				...flags,
			] );
			expect( code ).toBe( flags[ 0 ] === '--help' ? 0 : 1 );
			expect( output ).toContain( message );
			expect( output ).not.toMatch( /^\s+at /m );
		} );
	}
} );

test.describe( 'npm test', () => {
	test( 'ends with the sum alone on a line, and exits as it says', async () => {
		const { code, stdout } = await run( process.execPath, [
			join( ROOT, 'tools', 'test.mjs' ),
			'--only',
			'lint:php',
		] );
		expect( stdout.trimEnd().split( '\n' ).at( -1 ) ).toBe(
			'1 passed, 0 failed'
		);
		expect( code ).toBe( 0 );
	} );

	test( 'is all that CI runs', async () => {
		const { readFileSync } = await import( 'node:fs' );
		const commands = readFileSync( join( ROOT, '.ci', 'run' ), 'utf8' )
			.split( '\n' )
			.filter(
				( line ) =>
					/npm|node|npx/.test( line ) && ! line.startsWith( '#' )
			);
		expect( commands ).toEqual( [ 'exec npm test' ] );
	} );
} );
