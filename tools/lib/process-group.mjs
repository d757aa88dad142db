import { spawn } from 'node:child_process';

const TERM_GRACE_MS = 4000;
const isWindows = process.platform === 'win32';
const running = new Set();

/**
 * Starts a program as the head of a new process group, so that all its processes can be stopped together. Groups that still run
 * when the command exits, or is ended by a signal, are stopped with it.
 *
 * @param {string}   command The program.
 * @param {string[]} args    Its arguments.
 * @param {Object}   options Options of Node's `spawn`.
 * @return {import('node:child_process').ChildProcess} The program's process.
 */
export function startGroup( command, args, options = {} ) {
	const child = spawn( command, args, { ...options, detached: ! isWindows } );
	running.add( child );
	return child;
}

/**
 * Returns whether any process of a group is alive.
 *
 * @param {number} pid The group's head.
 * @return {boolean} Whether a signal could be sent.
 */
function isGroupAlive( pid ) {
	try {
		process.kill( isWindows ? pid : -pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Sends a signal to each process of a group.
 *
 * @param {import('node:child_process').ChildProcess} child  The group's head.
 * @param {NodeJS.Signals}                            signal The signal's name.
 */
function signalGroup( child, signal ) {
	try {
		if ( isWindows ) {
			child.kill( signal );
		} else {
			process.kill( -child.pid, signal );
		}
	} catch {
		// The group has ended meanwhile.
	}
}

/**
 * Stops a group with SIGTERM, and with SIGKILL after four seconds, and waits until all its processes have ended.
 *
 * @param {import('node:child_process').ChildProcess} child The group's head.
 */
export async function stopGroup( child ) {
	running.delete( child );
	if ( child.pid === undefined || ! isGroupAlive( child.pid ) ) {
		return;
	}
	signalGroup( child, 'SIGTERM' );
	const deadline = Date.now() + TERM_GRACE_MS;
	while ( isGroupAlive( child.pid ) ) {
		if ( Date.now() > deadline ) {
			signalGroup( child, 'SIGKILL' );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 25 ) );
	}
}

/** Stops all groups that this command started. */
export async function stopAllGroups() {
	await Promise.all( [ ...running ].map( stopGroup ) );
}

let isEnding = false;
/** @type {[ NodeJS.Signals, number ][]} */
const EXIT_CODES = [
	[ 'SIGINT', 130 ],
	[ 'SIGTERM', 143 ],
	[ 'SIGHUP', 129 ],
];
for ( const [ signal, code ] of EXIT_CODES ) {
	process.on( signal, async () => {
		if ( isEnding ) {
			return;
		}
		isEnding = true;
		await stopAllGroups();
		process.exit( code );
	} );
}
process.on( 'exit', () =>
	running.forEach( ( child ) => child.pid && signalGroup( child, 'SIGKILL' ) )
);
