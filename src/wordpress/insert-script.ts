import type { HostScript } from './editor-payload';
import { markInserted } from './printed-elements';
import { createScriptNamespaces } from './script-namespaces';
import { failedScripts, finishedScripts } from './script-states';

/** Results of the preloads by address: whether the download succeeded. */
const preloads = new Map< string, Promise< boolean > >();
const namespaces = createScriptNamespaces( window );

/**
 * Inserts a script between its inline code, so that all of it runs.
 *
 * @param script The script.
 * @return Whether it has run.
 */
export function insertScript( {
	src,
	before,
	after,
	handle,
}: HostScript ): Promise< boolean > {
	runInline( before );
	if ( ! src ) {
		runInline( after );
		finishedScripts.add( handle );
		return Promise.resolve( true );
	}
	return new Promise( ( resolve ) => {
		const element = document.createElement( 'script' );
		element.src = src;
		element.async = false;
		element.id = `${ handle }-js`;
		markInserted( element );
		element.onload = () => {
			namespaces.end( element );
			runInline( after );
			finishedScripts.add( handle );
			resolve( true );
		};
		element.onerror = () => {
			namespaces.end( element );
			failedScripts.add( handle );
			resolve( false );
		};
		namespaces.expect( element );
		document.body.append( element );
	} );
}

/**
 * Counts a script as failed. If its preload failed, a script of this address is inserted to use the failure up, which the browser would
 * otherwise reuse for the next attempt.
 *
 * @param script The script.
 */
export async function skipScript( {
	src,
	handle,
}: HostScript ): Promise< false > {
	failedScripts.add( handle );
	if ( src && ( await preloads.get( src ) ) === false ) {
		await insertScript( { src, handle } );
	}
	return false;
}

/**
 * Downloads a script before it is inserted.
 *
 * @param src Its address, if it has one.
 */
export function preload( src: string | undefined ): void {
	if ( ! src ) {
		return;
	}
	const link = document.createElement( 'link' );
	link.rel = 'preload';
	link.as = 'script';
	link.href = src;
	preloads.set(
		src,
		new Promise( ( resolve ) => {
			link.onload = () => resolve( true );
			link.onerror = () => resolve( false );
		} )
	);
	document.head.append( link );
}

function runInline( code: string | undefined ): void {
	if ( ! code ) {
		return;
	}
	const element = document.createElement( 'script' );
	element.textContent = code;
	namespaces.between( () => document.body.append( element ) );
	element.remove();
}
