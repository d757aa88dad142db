/**
 * @jest-environment node
 */
import { spawn } from 'child_process';
import { once } from 'events';
import { join } from 'path';

const MODULE = join( process.cwd(), 'tools/lib/process-group.mjs' );

/** A program that starts a group of two, says their ids and waits. */
const PROGRAM = `
	import { startGroup } from '${ MODULE }';
	const child = startGroup( process.execPath, [ '-e', \`
		const { pid } = require( 'child_process' ).spawn( process.execPath, [ '-e', 'setInterval( () => {}, 1000 )' ] );
		console.log( process.pid + ' ' + pid );
		setInterval( () => {}, 1000 );
	\` ], { stdio: [ 'ignore', 'inherit', 'inherit' ] } );
`;

const isAlive = ( pid: number ) => {
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
};

describe( 'A command that is ended', () => {
	it.each( [
		[ 'SIGINT', 130 ],
		[ 'SIGTERM', 143 ],
		[ 'SIGHUP', 129 ],
	] as const )(
		'by %s leaves nothing of its groups running',
		async ( signal, expectedCode ) => {
			const program = spawn( process.execPath, [
				'--input-type=module',
				'-e',
				PROGRAM,
			] );
			const [ line ] = await once( program.stdout, 'data' );
			const pids = String( line ).trim().split( ' ' ).map( Number );
			expect( pids ).toHaveLength( 2 );
			expect( pids.every( isAlive ) ).toBe( true );

			program.kill( signal );
			const [ code ] = await once( program, 'exit' );

			expect( code ).toBe( expectedCode );
			expect( pids.some( isAlive ) ).toBe( false );
		}
	);
} );
