import type { HostStyle } from './editor-payload';
import { markInserted } from './printed-elements';

/**
 * Styles that the canvas has of its own. The host takes a style that names blocks into the canvas, and complains, unless
 * its id says that it is the host's.
 */
const CANVAS_STYLES: readonly string[] = [
	'global-styles-css-custom-properties',
];

/** The application's style, as WordPress prints it. */
const OWN_STYLE_ID = 'atelier-css';

const loadedStyles = new Map< string, Promise< void > >();

/**
 * Loads a style with its inline code, once. One that fails to load is passed over.
 *
 * @param style The style.
 */
export function loadStyle( style: HostStyle ): Promise< void > {
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
		markInserted( link );
		link.href = src;
		link.media = media ?? 'all';
		link.onload = () => resolve();
		link.onerror = () => resolve();
		insertBeforeOwnStyle( link );
		addInline();
	} );
}

// Where styles are equally specific the later one wins: the host's basic styles are printed first, those that build on them
// next, and ours last.
function insertBeforeOwnStyle( element: HTMLElement ): void {
	const own = document.getElementById( OWN_STYLE_ID );
	if ( own ) {
		own.before( element );
	} else {
		document.head.append( element );
	}
}
