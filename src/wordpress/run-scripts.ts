import { whenHeavyWorkMayBegin } from '@/schedule/heavy-work';
import { dependencyOrder } from './dependency-order';
import type { HostScript } from './editor-payload';
import { insertScript, preload, skipScript } from './insert-script';
import { isScriptPrinted } from './printed-elements';
import {
	announceScripts,
	failedScripts,
	finishedScripts,
	loadedScripts,
} from './script-states';

/**
 * Runs scripts that nobody waits for: each is downloaded after its dependencies have run. A browser warns of a preload that is not used
 * soon, for example when a drag or a slow server delays the scripts before it.
 *
 * @param scripts The scripts, in the order of their dependencies.
 * @return Whether each has run.
 */
export async function runByNeed(
	scripts: readonly HostScript[]
): Promise< readonly boolean[] > {
	for ( const script of scripts ) {
		if ( loadedScripts.has( script.handle ) ) {
			continue;
		}
		const needed = ( script.deps ?? [] ).map(
			( handle ) => loadedScripts.get( handle ) ?? true
		);
		loadedScripts.set(
			script.handle,
			Promise.all( needed )
				.then( whenHeavyWorkMayBegin )
				.then( () =>
					isBroken( script, scripts )
						? skipScript( script )
						: insertScript( script )
				)
		);
	}
	const outcomes = await Promise.all( listOutcomes( scripts ) );
	announceScripts();
	return outcomes;
}

/**
 * Runs scripts that a person waits for. Those with `async` off are downloaded in parallel and run in the order of their insertion. Inline
 * code runs at once when it is inserted, so the scripts between two pieces of inline code are inserted together, and the next ones wait.
 *
 * @param scripts The scripts, in the order of their dependencies.
 * @return Whether each has run.
 */
export async function runInOrder(
	scripts: readonly HostScript[]
): Promise< readonly boolean[] > {
	const fresh = scripts.filter(
		( { handle } ) => ! loadedScripts.has( handle )
	);
	fresh.forEach( ( { src } ) => preload( src ) );

	let barrier: Promise< unknown > = Promise.all(
		scripts.map( ( { handle } ) => loadedScripts.get( handle ) )
	);
	let batch: Array< Promise< boolean > > = [];
	for ( const script of fresh ) {
		if ( script.before ) {
			barrier = Promise.all( [ barrier, ...batch ] );
			batch = [];
		}
		const loading = barrier.then( whenHeavyWorkMayBegin ).then( () =>
			// Without its dependencies it would fail.
			isBroken( script, scripts )
				? skipScript( script )
				: insertScript( script )
		);
		loadedScripts.set( script.handle, loading );
		batch.push( loading );
		if ( script.after ) {
			barrier = Promise.all( [ barrier, ...batch ] );
			batch = [];
		}
	}
	const outcomes = listOutcomes( scripts );
	await Promise.all( [ barrier, ...batch ] );
	announceScripts();
	return Promise.all( outcomes );
}

/**
 * Forgets scripts, so that they are tried again.
 *
 * @param scripts The scripts that failed, and those that depend on them.
 */
export function forgetScripts( scripts: readonly HostScript[] ): void {
	for ( const { handle } of scripts ) {
		loadedScripts.delete( handle );
		failedScripts.delete( handle );
		finishedScripts.delete( handle );
		if ( ! isScriptPrinted( handle ) ) {
			document.getElementById( `${ handle }-js` )?.remove();
		}
	}
}

// Checks indirect dependencies, too: a direct one that was inserted together with a failed script is not marked yet.
function isBroken(
	{ handle: root }: HostScript,
	scripts: readonly HostScript[]
): boolean {
	return dependencyOrder( scripts, [ root ] ).some( ( { handle } ) =>
		failedScripts.has( handle )
	);
}

function listOutcomes(
	scripts: readonly HostScript[]
): Array< Promise< boolean > | false > {
	return scripts.map(
		( { handle } ) => loadedScripts.get( handle ) ?? false
	);
}
