import { dependencyOrder } from './dependency-order';
import { fetchEditorPayload } from './editor-payload';
import { HostScriptError } from './host-script-error';
import { loadHostScripts } from './host-scripts';
import { insertMarkup } from './insert-markup';

/** Host scripts that an editor needs before it is shown. */
const EDITOR_HANDLES: readonly string[] = [ 'wp-format-library' ];

/** Host scripts that load after the editor is shown: they belong to the inserter. */
const INSERTER_HANDLES: readonly string[] = [ 'wp-block-directory' ];

/** Handles of the host for the media library and for the dashboard, which no canvas needs to be shown. */
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

type Markup = 'modules' | 'head' | 'footer' | 'end' | 'media';

let mediaLibrary: Promise< void > | undefined;
const insertedMarkup = new Set< Markup >();

/**
 * Loads the scripts that plugins and the host enqueue for a block editor screen, except those for editing and for the media library. The
 * output of plugins is inserted between the scripts as on the host's screen, because either may need the other.
 */
export async function loadEditorExtensions(): Promise< void > {
	const { scripts, enqueued } = await fetchEditorPayload();
	const handles = enqueued.scripts.filter( isEarly );
	// Scripts may import modules while they run, so the import map is inserted before them.
	await insertMarkupOnce( 'modules' );
	await insertMarkupOnce( 'head' );
	if (
		dependencyOrder( scripts, handles ).some( ( { handle } ) =>
			isMediaHandle( handle )
		)
	) {
		await insertMarkupOnce( 'media' );
	}
	await loadEnqueued(
		( handle ) =>
			enqueued.head.includes( handle ) && handles.includes( handle )
	);
	await insertMarkupOnce( 'footer' );
	await loadEnqueued( isEarly );
	await insertMarkupOnce( 'end' );
}

/** Loads the host's scripts that only an editor needs before it is shown: the formats of its texts. */
export function loadEditorScripts(): Promise< void > {
	return loadEnqueued( ( handle ) => EDITOR_HANDLES.includes( handle ) );
}

/** Loads the host's scripts that an editor can be shown without: the inserter's search of the block directory. */
export function loadInserterScripts(): Promise< void > {
	return loadEnqueued( ( handle ) => INSERTER_HANDLES.includes( handle ), {
		isAwaited: false,
	} );
}

/**
 * Loads the media library with its templates, and the dashboard's other scripts that a canvas can be shown without. After a failure the next
 * call tries again.
 */
export function loadMediaLibrary(): Promise< void > {
	mediaLibrary ??= ( async () => {
		const { enqueued } = await fetchEditorPayload();
		await loadHostScripts(
			enqueued.scripts.filter( isMediaHandle ),
			enqueued.styles.filter( isMediaHandle ),
			{ isAwaited: false }
		);
		await insertMarkupOnce( 'media' );
	} )().catch( ( error: unknown ) => {
		mediaLibrary = undefined;
		throw error;
	} );
	return mediaLibrary;
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
		// A plugin's script that cannot be loaded must not stop the others.
		if ( ! ( error instanceof HostScriptError ) ) {
			throw error;
		}
	}
}

async function insertMarkupOnce( name: Markup ): Promise< void > {
	const payload = await fetchEditorPayload();
	if ( ! insertedMarkup.has( name ) ) {
		insertedMarkup.add( name );
		const isHead = name === 'head' || name === 'modules';
		insertMarkup( isHead ? document.head : document.body, payload[ name ] );
	}
}

function isEarly( handle: string ): boolean {
	return ! LATE_HANDLES.includes( handle );
}

function isMediaHandle( handle: string ): boolean {
	return MEDIA_HANDLES.includes( handle );
}
