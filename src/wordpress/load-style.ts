import type { HostStyle } from './editor-payload';
import { markInserted } from './printed-elements';

/**
 * Styles that the canvas has itself. The host copies a style with selectors of blocks into the canvas, with a warning, unless it is one of the
 * host's by its id.
 */
const CANVAS_STYLES: readonly string[] = [
	'global-styles-css-custom-properties',
];

/** The application's style, as WordPress prints it. */
const OWN_STYLE_ID = 'atelier-css';

const loadedStyles = new Map< string, Promise< void > >();

/**
 * Loads a style with its inline code, once. A style that fails to load is skipped.
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
