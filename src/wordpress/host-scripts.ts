import { dependencyOrder, withDependents } from './dependency-order';
import { fetchEditorPayload } from './editor-payload';
import { HostScriptError } from './host-script-error';
import { loadStyle } from './load-style';
import { isPrinted, isScriptPrinted } from './printed-elements';
import { forgetScripts, runByNeed, runInOrder } from './run-scripts';
import { loadedScripts } from './script-states';

declare global {
	interface Window {
		/** Called by webpack's chunk loading, see `tools/webpack/host-scripts-plugin.js`. */
		atelierLoadHostScripts?: (
			handles: readonly string[],
			styles: readonly string[]
		) => Promise< void >;
	}
}

/**
 * Loads scripts of the host with all their dependencies, in the host's order, each with its translations, data, inline code and styles.
 *
 * A style that fails to load is skipped. A script that throws counts as run, as in a browser.
 *
 * @param  handles           Handles of scripts.
 * @param  styles            Handles of further styles.
 * @param  options           How to load them.
 * @param  options.isAwaited Whether a person waits for them: then all are downloaded in parallel, before the first runs.
 * @throws {HostScriptError} When scripts fail to load; the next call tries them and their dependents again.
 * @throws When the payload that describes the scripts cannot be loaded.
 */
export async function loadHostScripts(
	handles: readonly string[],
	styles: readonly string[] = [],
	{ isAwaited = true }: { isAwaited?: boolean } = {}
): Promise< void > {
	if (
		handles.every( isScriptPrinted ) &&
		styles.every( ( handle ) => isPrinted( `${ handle }-css` ) )
	) {
		return;
	}
	const payload = await fetchEditorPayload();
	const scripts = dependencyOrder( payload.scripts, handles );
	// Another plugin may have printed some, which the payload describes as well.
	const missing = scripts.filter(
		( { handle } ) => ! isScriptPrinted( handle )
	);
	const styled = dependencyOrder( payload.styles, [
		...styles,
		...scripts.map( ( { handle } ) => handle ).filter( hasInterfaceStyle ),
	] );
	const [ haveRun ] = await Promise.all( [
		isAwaited ? runInOrder( missing ) : runByNeed( missing ),
		Promise.all( styled.map( loadStyle ) ),
	] );
	const failed = missing
		.map( ( { handle } ) => handle )
		.filter( ( handle, index ) => ! haveRun[ index ] );
	if ( failed.length > 0 ) {
		forgetScripts( withDependents( payload.scripts, failed ) );
		throw new HostScriptError( failed );
	}
}

/**
 * Prefetches scripts of the host that may be needed next, with their dependencies, while the browser is idle. No script is run.
 *
 * @param handles Handles of scripts.
 */
export async function prefetchHostScripts(
	handles: readonly string[]
): Promise< void > {
	const { scripts } = await fetchEditorPayload();
	for ( const { handle, src } of dependencyOrder( scripts, handles ) ) {
		if ( src && ! loadedScripts.has( handle ) ) {
			const link = document.createElement( 'link' );
			link.rel = 'prefetch';
			link.as = 'script';
			link.href = src;
			document.head.append( link );
		}
	}
}

/** Installs the loader by which lazy chunks load host scripts. */
export function installHostScriptLoader(): void {
	window.atelierLoadHostScripts = loadHostScripts;
}

// The canvas is an iframe with its own styles; here the styles of blocks would only affect the interface around it.
function hasInterfaceStyle( handle: string ): boolean {
	return handle !== 'wp-block-library';
}
