import { whenHeavyWorkMayBegin } from '@/schedule/heavy-work';
import { dependencyOrder, withDependents } from './dependency-order';
import {
	fetchEditorPayload,
	type EditorPayload,
	type HostScript,
	type HostStyle,
} from './editor-payload';
import { HostScriptError } from './host-script-error';
import { createScriptNamespaces } from './script-namespaces';

declare global {
	interface Window {
		/** Called by webpack's chunk loading, see `tools/webpack/host-scripts-plugin.js`. */
		atelierLoadHostScripts?: (
			handles: readonly string[],
			styles: readonly string[]
		) => Promise< void >;
	}
}

/** Host scripts that an editor needs before it is shown. */
const EDITOR_HANDLES: readonly string[] = [ 'wp-format-library' ];

/** Host scripts that load after the editor is shown: they belong to the inserter. */
const INSERTER_HANDLES: readonly string[] = [ 'wp-block-directory' ];

/** Handles of the host for the media library and for the dashboard, which no canvas needs to be seen. */
const MEDIA_HANDLES: readonly string[] = [
	'media-editor',
	'media-audiovideo',
	'mce-view',
	'image-edit',
	'wp-plupload',
	'common',
	'wp-auth-check',
	'media-views',
	'imgareaselect',
];

/** Scripts that {@link loadEditorExtensions} skips unless another script depends on them. */
const LATE_HANDLES: readonly string[] = [
	...EDITOR_HANDLES,
	...INSERTER_HANDLES,
	...MEDIA_HANDLES,
];

/**
 * Styles that the canvas has of its own. The host takes a style that names blocks into the canvas, and complains, unless
 * its id says that it is the host's.
 */
const CANVAS_STYLES: readonly string[] = [
	'global-styles-css-custom-properties',
];

/** The application's style, as WordPress prints it. */
const OWN_STYLE_ID = 'atelier-css';

/** Whether each script that was asked for has run, as far as that is known. */
const loadedScripts = new Map< string, Promise< boolean > >();
/** Handles of scripts that did not load, and of those that were not tried because they need one of them. */
const failedScripts = new Set< string >();
/** Whether the download of each address has succeeded. */
const preloads = new Map< string, Promise< boolean > >();
const loadedStyles = new Map< string, Promise< void > >();
const listeners = new Set< () => void >();
const done = new Set< string >();
const loadedElements = new WeakSet< Element >();
const namespaces = createScriptNamespaces( window );

/**
 * Loads scripts of the host with all that they depend on, in the host's order, each with its translations, data and
 * inline code, and the styles that belong to them.
 *
 * A style that fails to load is passed over. So is a script that throws, as by a browser.
 *
 * @param  handles           Handles of scripts.
 * @param  styles            Handles of further styles.
 * @param  options           How to load them.
 * @param  options.isAwaited Whether a person waits for them: all are downloaded side by side then, before the first runs.
 * @throws {HostScriptError} When scripts fail to load; the next call tries them again, with all that depend on them.
 * @throws When the payload that describes the scripts cannot be had.
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
	const styled = dependencyOrder( payload.styles, [
		...styles,
		...scripts.map( ( { handle } ) => handle ).filter( hasInterfaceStyle ),
	] );
	const [ haveRun ] = await Promise.all( [
		isAwaited ? loadInOrder( scripts ) : loadByNeed( scripts ),
		Promise.all( styled.map( loadStyle ) ),
	] );
	const failed = scripts
		.map( ( { handle } ) => handle )
		.filter( ( handle, index ) => ! haveRun[ index ] );
	if ( failed.length > 0 ) {
		forgetScripts( withDependents( payload.scripts, failed ) );
		throw new HostScriptError( failed );
	}
}

/**
 * Has the browser fetch scripts of the host, with what they depend on, that a person may need next, while it has nothing else to do.
 * Nothing is run.
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

/** Whether a host script of this name has run, or was printed with the page. */
export function hasHostScript( handle: string ): boolean {
	return done.has( handle );
}

/**
 * Calls back whenever further host scripts have run.
 *
 * @param listener Called without arguments.
 * @return Function that ends the subscription.
 */
export function subscribeToHostScripts( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

/** Loads what plugins and the host enqueue for a block editor screen, but for what only an editor and the media library need. */
export async function loadEditorExtensions(): Promise< void > {
	const { modules } = await fetchEditorPayload();
	insertModules( modules );
	await loadEnqueued( ( handle ) => ! LATE_HANDLES.includes( handle ) );
}

/** Loads what of the host's only an editor needs before it is seen: the formats of its texts. */
export function loadEditorScripts(): Promise< void > {
	return loadEnqueued( ( handle ) => EDITOR_HANDLES.includes( handle ) );
}

/** Loads what an editor can be seen without: blocks that its inserter finds elsewhere. */
export function loadInserterScripts(): Promise< void > {
	return loadEnqueued( ( handle ) => INSERTER_HANDLES.includes( handle ), {
		isAwaited: false,
	} );
}

async function loadEnqueued(
	isIncluded: ( handle: string ) => boolean,
	options?: { isAwaited: boolean }
): Promise< void > {
	const { enqueued } = await fetchEditorPayload();
	try {
		await loadHostScripts(
			enqueued.scripts.filter( isIncluded ),
			enqueued.styles.filter( isIncluded ),
			options
		);
	} catch ( error ) {
		// A plugin's script that is not there takes nothing else with it.
		if ( ! ( error instanceof HostScriptError ) ) {
			throw error;
		}
	}
}

let mediaLibrary: Promise< void > | undefined;

/**
 * Loads the media library, with its templates and what else plugins print into the page, and what else of the dashboard a canvas can be
 * seen without. After a failure the next call tries again.
 */
export function loadMediaLibrary(): Promise< void > {
	mediaLibrary ??= ( async () => {
		const payload = await fetchEditorPayload();
		await loadHostScripts(
			payload.enqueued.scripts.filter( ( handle ) =>
				MEDIA_HANDLES.includes( handle )
			),
			payload.enqueued.styles.filter( ( handle ) =>
				MEDIA_HANDLES.includes( handle )
			),
			{ isAwaited: false }
		);
		insertPrinted( payload );
	} )().catch( ( error: unknown ) => {
		mediaLibrary = undefined;
		throw error;
	} );
	return mediaLibrary;
}

/** Lets lazy chunks load the host scripts that they need. */
export function installHostScriptLoader(): void {
	window.atelierLoadHostScripts = loadHostScripts;
}

// A printed script needs no description, and a table shows without the editor's payload.
function isPrinted( elementId: string ): boolean {
	const element = document.getElementById( elementId );
	return element !== null && ! loadedElements.has( element );
}

// Small scripts come several in one request (`includes/page/class-script-printer.php`), and that names them.
function isScriptPrinted( handle: string ): boolean {
	return (
		isPrinted( `${ handle }-js` ) ||
		document.querySelector(
			`script[data-atelier-handles~="${ handle }"]`
		) !== null
	);
}

// The canvas is an iframe with its own styles; those of blocks would only reach the interface around it.
function hasInterfaceStyle( handle: string ): boolean {
	return handle !== 'wp-block-library';
}

/*
 * Scripts that nobody waits for: none is downloaded before what it needs has run. A browser complains of a preload that is not used
 * soon, as where a drag or a slow server holds the scripts back that run before it.
 */
async function loadByNeed(
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
	listeners.forEach( ( listener ) => listener() );
	return outcomes;
}

/*
 * Scripts with `async` off run in the order of their insertion and are downloaded side by side. Inline code runs at once
 * when it is inserted, so the scripts between two pieces of inline code are inserted together, and the next ones wait.
 */
async function loadInOrder(
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
			// It would run into what is missing.
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
	listeners.forEach( ( listener ) => listener() );
	return Promise.all( outcomes );
}

// Through all that it needs: what was inserted together with a script that then failed does not know that yet.
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

function forgetScripts( scripts: readonly HostScript[] ): void {
	for ( const { handle } of scripts ) {
		loadedScripts.delete( handle );
		failedScripts.delete( handle );
		done.delete( handle );
		if ( ! isScriptPrinted( handle ) ) {
			document.getElementById( `${ handle }-js` )?.remove();
		}
	}
}

function insertScript( {
	src,
	before,
	after,
	handle,
}: HostScript ): Promise< boolean > {
	runInline( before );
	if ( ! src ) {
		runInline( after );
		done.add( handle );
		return Promise.resolve( true );
	}
	return new Promise( ( resolve ) => {
		const element = document.createElement( 'script' );
		element.src = src;
		element.async = false;
		element.id = `${ handle }-js`;
		loadedElements.add( element );
		element.onload = () => {
			namespaces.end( element );
			runInline( after );
			done.add( handle );
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

/*
 * A browser keeps a preload that failed until a script of this address uses it up, and would hand the failure to the next
 * attempt.
 */
async function skipScript( { src, handle }: HostScript ): Promise< false > {
	failedScripts.add( handle );
	if ( src && ( await preloads.get( src ) ) === false ) {
		await insertScript( { src, handle } );
	}
	return false;
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

function preload( src: string | undefined ): void {
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

function loadStyle( style: HostStyle ): Promise< void > {
	const known = loadedStyles.get( style.handle );
	if ( known ) {
		return known;
	}
	const loading = insertStyle( style );
	loadedStyles.set( style.handle, loading );
	return loading;
}

function insertStyle( { handle, src, inline, media }: HostStyle ) {
	const addInline = () => {
		if ( inline ) {
			const element = document.createElement( 'style' );
			element.id = CANVAS_STYLES.includes( handle )
				? `wp-${ handle }-inline-css`
				: `${ handle }-inline-css`;
			element.textContent = inline;
			insertBeforeOwnStyle( element );
		}
	};
	if ( ! src || document.getElementById( `${ handle }-css` ) ) {
		addInline();
		return Promise.resolve();
	}
	return new Promise< void >( ( resolve ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.id = `${ handle }-css`;
		loadedElements.add( link );
		link.href = src;
		link.media = media ?? 'all';
		link.onload = () => resolve();
		link.onerror = () => resolve();
		insertBeforeOwnStyle( link );
		addInline();
	} );
}

let hasModules = false;

// Scripts import modules while they run, so the import map stands before them.
function insertModules( html: string ): void {
	if ( ! hasModules ) {
		hasModules = true;
		insertMarkup( document.head, html );
	}
}

// Where styles are equally specific the later one wins: the host's basic styles are printed first, what builds on them
// comes next, and ours last.
function insertBeforeOwnStyle( element: HTMLElement ): void {
	const own = document.getElementById( OWN_STYLE_ID );
	if ( own ) {
		own.before( element );
	} else {
		document.head.append( element );
	}
}

function insertPrinted( { head, footer }: EditorPayload ): void {
	insertMarkup( document.head, head );
	insertMarkup( document.body, footer );
}

// A contextual fragment, unlike innerHTML, runs the scripts in it.
function insertMarkup( parent: HTMLElement, html: string ): void {
	const range = document.createRange();
	range.selectNode( parent );
	parent.append( range.createContextualFragment( html ) );
}
