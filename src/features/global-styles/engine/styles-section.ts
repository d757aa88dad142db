import type { Origin } from './config';

/** Elements that have a typography screen (specification 2.4). */
export const TYPOGRAPHY_ELEMENTS = [
	'text',
	'link',
	'heading',
	'caption',
	'button',
] as const;

/** One of the elements with a typography screen. */
export type TypographyElement = ( typeof TYPOGRAPHY_ELEMENTS )[ number ];

/** Levels that a heading's type can be limited to. */
export const HEADING_LEVELS = [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ] as const;

/** One level of headings. */
export type HeadingLevel = ( typeof HEADING_LEVELS )[ number ];

/** An inner screen of Styles with what it shows. */
export type StylesSection =
	| { screen: 'root' }
	| { screen: 'variations' }
	| { screen: 'typography' }
	| {
			screen: 'typography-element';
			element: TypographyElement;
			/** One level of headings; all when missing. */
			level?: HeadingLevel;
	  }
	| { screen: 'font-sizes' }
	| { screen: 'font-size'; origin: Origin; slug: string }
	| { screen: 'colors' }
	| { screen: 'palette'; blockName?: string }
	| { screen: 'shadows' }
	| { screen: 'shadow'; origin: Origin; slug: string }
	| { screen: 'layout' }
	| { screen: 'background' }
	| { screen: 'css' }
	| { screen: 'revisions' }
	| { screen: 'blocks' }
	| {
			screen: 'block';
			blockName: string;
			variation?: string;
			/** Viewport that the styles are limited to: `@tablet` or `@mobile`. */
			viewport?: string;
			/** State that the styles are limited to, `:hover` for instance. */
			state?: string;
	  };

const PLAIN_SCREENS = {
	'/': 'root',
	'/variations': 'variations',
	'/typography': 'typography',
	'/typography/font-sizes': 'font-sizes',
	'/colors': 'colors',
	'/colors/palette': 'palette',
	'/shadows': 'shadows',
	'/layout': 'layout',
	'/background': 'background',
	'/css': 'css',
	'/revisions': 'revisions',
	'/blocks': 'blocks',
} as const;

const ORIGINS: readonly string[] = [ 'default', 'theme', 'custom' ];

/**
 * Reads the `section` of the address. Anything unknown leads to the root, so that an old or mistyped address still shows
 * Styles.
 *
 * @param section Inner path, `/blocks/core%2Fgroup` for instance.
 */
export function parseSection( section: string | undefined ): StylesSection {
	const path = `/${ ( section ?? '' )
		.split( '/' )
		.filter( Boolean )
		.join( '/' ) }`;
	if ( isPlain( path ) ) {
		return { screen: PLAIN_SCREENS[ path ] };
	}
	const [ area, first = '', ...rest ] = path
		.slice( 1 )
		.split( '/' )
		.map( decode );
	const [ second = '', third ] = rest;
	switch ( area ) {
		case 'typography':
			return parseTypography( first, second, third );
		case 'shadows':
			return first === 'edit' && isOrigin( second ) && third
				? { screen: 'shadow', origin: second, slug: third }
				: { screen: 'root' };
		case 'blocks':
			return parseBlock( first, rest );
		default:
			return { screen: 'root' };
	}
}

/**
 * Writes an inner screen as the `section` of the address.
 *
 * @param section Inner screen.
 */
export function formatSection( section: StylesSection ): string {
	switch ( section.screen ) {
		case 'typography-element':
			return `/typography/${ section.element }${
				section.level ? `/${ section.level }` : ''
			}`;
		case 'font-size':
			return `/typography/font-sizes/${
				section.origin
			}/${ encodeURIComponent( section.slug ) }`;
		case 'shadow':
			return `/shadows/edit/${ section.origin }/${ encodeURIComponent(
				section.slug
			) }`;
		case 'palette':
			return section.blockName
				? `/blocks/${ encodeURIComponent(
						section.blockName
				  ) }/colors/palette`
				: '/colors/palette';
		case 'block': {
			return [
				'/blocks',
				encodeURIComponent( section.blockName ),
				...formatPair( 'variations', section.variation ),
				...formatPair( 'viewport', section.viewport?.slice( 1 ) ),
				...formatPair( 'state', section.state?.slice( 1 ) ),
			].join( '/' );
		}
		case 'font-sizes':
			return '/typography/font-sizes';
		case 'root':
			return '/';
		default:
			return `/${ section.screen }`;
	}
}

/**
 * Returns a section without what a screen itself switches between, the level of a heading for instance: as long as this
 * stays the same, so does the screen.
 *
 * @param section Inner screen.
 */
export function getWholeScreen( section: StylesSection ): StylesSection {
	switch ( section.screen ) {
		case 'typography-element':
			return { screen: section.screen, element: section.element };
		case 'block':
			return {
				screen: section.screen,
				blockName: section.blockName,
				...( section.variation && { variation: section.variation } ),
			};
		default:
			return section;
	}
}

/**
 * Returns the screen that Back leads to; `undefined` for the root, from where Back leaves Styles.
 *
 * @param section Inner screen.
 */
export function getParentSection(
	section: StylesSection
): StylesSection | undefined {
	switch ( section.screen ) {
		case 'root':
			return undefined;
		case 'typography-element':
		case 'font-sizes':
			return { screen: 'typography' };
		case 'font-size':
			return { screen: 'font-sizes' };
		case 'palette':
			return section.blockName
				? { screen: 'block', blockName: section.blockName }
				: { screen: 'colors' };
		case 'shadow':
			return { screen: 'shadows' };
		case 'block':
			return section.variation
				? { screen: 'block', blockName: section.blockName }
				: { screen: 'blocks' };
		default:
			return { screen: 'root' };
	}
}

function parseTypography(
	first: string,
	second: string,
	third: string | undefined
): StylesSection {
	if ( first === 'font-sizes' ) {
		return isOrigin( second ) && third
			? { screen: 'font-size', origin: second, slug: third }
			: { screen: 'font-sizes' };
	}
	if ( first === 'heading' && isHeadingLevel( second ) ) {
		return { screen: 'typography-element', element: first, level: second };
	}
	return isElement( first )
		? { screen: 'typography-element', element: first }
		: { screen: 'typography' };
}

function parseBlock( first: string, rest: readonly string[] ): StylesSection {
	// A block name may come with its slash encoded (as written here) or plain (typed by hand).
	const isWhole = first.includes( '/' );
	const blockName = isWhole ? first : [ first, rest[ 0 ] ?? '' ].join( '/' );
	const [ area, name ] = isWhole ? rest : rest.slice( 1 );
	if ( ! /^[^/]+\/[^/]+$/.test( blockName ) ) {
		return { screen: 'blocks' };
	}
	if ( area === 'colors' && name === 'palette' ) {
		return { screen: 'palette', blockName };
	}
	return {
		screen: 'block',
		blockName,
		...parseLimits( isWhole ? rest : rest.slice( 1 ) ),
	};
}

function parseLimits( parts: readonly string[] ): {
	variation?: string;
	viewport?: string;
	state?: string;
} {
	const read = ( name: string ) => {
		const index = parts.findIndex(
			( part, at ) => at % 2 === 0 && part === name
		);
		return index < 0 ? undefined : parts[ index + 1 ];
	};
	const variation = read( 'variations' );
	const viewport = read( 'viewport' );
	const state = read( 'state' );
	return {
		...( variation && { variation } ),
		...( viewport && { viewport: `@${ viewport }` } ),
		// The block of the current page is the one state that is no pseudo-class.
		...( state && {
			state: state === 'current' ? '-current' : `:${ state }`,
		} ),
	};
}

function formatPair( name: string, value: string | undefined ): string[] {
	return value ? [ name, encodeURIComponent( value ) ] : [];
}

function isPlain( path: string ): path is keyof typeof PLAIN_SCREENS {
	return Object.hasOwn( PLAIN_SCREENS, path );
}

function isOrigin( value: string ): value is Origin {
	return ORIGINS.includes( value );
}

function isElement( value: string ): value is TypographyElement {
	return ( TYPOGRAPHY_ELEMENTS as readonly string[] ).includes( value );
}

function isHeadingLevel( value: string ): value is HeadingLevel {
	return ( HEADING_LEVELS as readonly string[] ).includes( value );
}

function decode( part: string ): string {
	try {
		return decodeURIComponent( part );
	} catch {
		return part;
	}
}
