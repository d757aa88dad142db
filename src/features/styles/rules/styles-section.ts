import type { Origin } from '@/utils/theme-json/config';
import { SECTION_PATHS, type SectionName } from './section-table';

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

/** Name of an inner screen without parameters. */
type PlainName = Exclude< SectionName, 'palette' | 'layout' > | 'root';

/** An inner screen of Styles with its parameters. */
export type StylesSection =
	| { [ Name in PlainName ]: { screen: Name } }[ PlainName ]
	| {
			screen: 'typography-element';
			element: TypographyElement;
			/** One level of headings; all when missing. */
			level?: HeadingLevel;
			/** Viewport that the styles are limited to: `@tablet` or `@mobile`. */
			viewport?: string;
	  }
	| {
			screen: 'layout';
			/** Viewport that the styles are limited to: `@tablet` or `@mobile`. */
			viewport?: string;
	  }
	| { screen: 'font-size'; origin: Origin; slug: string }
	| { screen: 'palette'; blockName?: string }
	| { screen: 'shadow'; origin: Origin; slug: string }
	| {
			screen: 'block';
			blockName: string;
			variation?: string;
			/** Viewport that the styles are limited to: `@tablet` or `@mobile`. */
			viewport?: string;
			/** State that the styles are limited to, `:hover` for instance. */
			state?: string;
	  };

/** Name of an inner screen. */
export type StyleScreenName = StylesSection[ 'screen' ];

/** The section of one inner screen. */
export type SectionByName< Name extends StyleScreenName > = Extract<
	StylesSection,
	{ screen: Name }
>;

/** Address of an inner screen, and its parent. */
interface SectionRow< Section extends StylesSection > {
	/** Its path in the address. */
	path: ( section: Section ) => string;
	/** Screen that Back opens; with `undefined` Back leaves Styles. */
	parent: ( section: Section ) => StylesSection | undefined;
	/** The section without the screen's own switches, for example the level of a heading. */
	whole?: ( section: Section ) => Section;
}

/** The inner screens with parameters: their addresses and parents. The others are in the table of sections. */
const SECTIONS_OF_ITEMS: {
	[ Name in Exclude< StyleScreenName, PlainName > ]: SectionRow<
		SectionByName< Name >
	>;
} = {
	'typography-element': {
		path: ( { element, level, viewport } ) =>
			[
				'/typography',
				element,
				...( level ? [ level ] : [] ),
				...formatPair( 'viewport', viewport?.slice( 1 ) ),
			].join( '/' ),
		parent: () => ( { screen: 'typography' } ),
		whole: ( { screen, element } ) => ( { screen, element } ),
	},
	layout: {
		path: ( { viewport } ) =>
			[
				SECTION_PATHS.layout.path,
				...formatPair( 'viewport', viewport?.slice( 1 ) ),
			].join( '/' ),
		parent: () => ( { screen: SECTION_PATHS.layout.parent } ),
		whole: ( { screen } ) => ( { screen } ),
	},
	'font-size': {
		path: ( { origin, slug } ) =>
			`/typography/font-sizes/${ origin }/${ encodeURIComponent(
				slug
			) }`,
		parent: () => ( { screen: 'font-sizes' } ),
	},
	palette: {
		path: ( { blockName } ) =>
			blockName
				? `/blocks/${ encodeURIComponent( blockName ) }/colors/palette`
				: SECTION_PATHS.palette.path,
		parent: ( { blockName } ) =>
			blockName ? { screen: 'block', blockName } : { screen: 'colors' },
	},
	shadow: {
		path: ( { origin, slug } ) =>
			`/shadows/edit/${ origin }/${ encodeURIComponent( slug ) }`,
		parent: () => ( { screen: 'shadows' } ),
	},
	block: {
		path: ( { blockName, variation, viewport, state } ) =>
			[
				'/blocks',
				encodeURIComponent( blockName ),
				...formatPair( 'variations', variation ),
				...formatPair( 'viewport', viewport?.slice( 1 ) ),
				...formatPair( 'state', state?.slice( 1 ) ),
			].join( '/' ),
		parent: ( { blockName, variation } ) =>
			variation ? { screen: 'block', blockName } : { screen: 'blocks' },
		whole: ( { screen, blockName, variation } ) => ( {
			screen,
			blockName,
			...( variation && { variation } ),
		} ),
	},
};

/** The inner screens. Their components are in `screens/screen-table.tsx`. */
const SECTIONS = {
	root: { path: () => '/', parent: () => undefined },
	...Object.fromEntries(
		Object.entries( SECTION_PATHS ).map( ( [ name, { path, parent } ] ) => [
			name,
			{ path: () => path, parent: () => ( { screen: parent } ) },
		] )
	),
	...SECTIONS_OF_ITEMS,
} as Readonly< Record< StyleScreenName, unknown > >;

const PLAIN_SECTIONS: ReadonlyMap< string, StylesSection > = new Map( [
	[ '/', { screen: 'root' } ],
	...Object.entries( SECTION_PATHS ).map(
		( [ screen, { path } ] ) =>
			[ path, { screen } as StylesSection ] as const
	),
] );

const ORIGINS: readonly string[] = [ 'default', 'theme', 'custom' ];

/**
 * Reads the `section` of the address. Anything unknown opens the root, so that an old or mistyped address still shows
 * Styles.
 *
 * @param section Inner path, `/blocks/core%2Fgroup` for instance.
 */
export function parseSection( section: string | undefined ): StylesSection {
	const path = `/${ ( section ?? '' )
		.split( '/' )
		.filter( Boolean )
		.join( '/' ) }`;
	const plain = PLAIN_SECTIONS.get( path );
	if ( plain ) {
		return plain;
	}
	const [ area, first = '', ...rest ] = path
		.slice( 1 )
		.split( '/' )
		.map( decode );
	const [ second = '', third ] = rest;
	switch ( area ) {
		case 'typography':
			return parseTypography( first, rest );
		case 'layout':
			return parseLayout( [ first, ...rest ] );
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
	return getRow( section ).path( section );
}

/**
 * Returns a section without the screen's own switches: while the result stays the same, so does the screen.
 *
 * @param section Inner screen.
 */
export function getWholeScreen( section: StylesSection ): StylesSection {
	return getRow( section ).whole?.( section ) ?? section;
}

/**
 * Returns the screen that Back opens; `undefined` for the root, from where Back leaves Styles.
 *
 * @param section Inner screen.
 */
export function getParentSection(
	section: StylesSection
): StylesSection | undefined {
	return getRow( section ).parent( section );
}

// TypeScript does not infer that the row of a section's name has the section's type.
function getRow( { screen }: StylesSection ): SectionRow< StylesSection > {
	return SECTIONS[ screen ] as SectionRow< StylesSection >;
}

function parseTypography(
	first: string,
	rest: readonly string[]
): StylesSection {
	const [ second = '', third ] = rest;
	if ( first === 'font-sizes' ) {
		return isOrigin( second ) && third
			? { screen: 'font-size', origin: second, slug: third }
			: { screen: 'font-sizes' };
	}
	if ( ! isElement( first ) ) {
		return { screen: 'typography' };
	}
	const level =
		first === 'heading' && isHeadingLevel( second ) ? second : undefined;
	const { viewport } = parseLimits( level ? rest.slice( 1 ) : rest );
	return {
		screen: 'typography-element',
		element: first,
		...( level && { level } ),
		...( viewport && { viewport } ),
	};
}

function parseLayout( parts: readonly string[] ): StylesSection {
	const { viewport } = parseLimits( parts );
	return { screen: 'layout', ...( viewport && { viewport } ) };
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
		// `current` is the only state that is not a pseudo-class.
		...( state && {
			state: state === 'current' ? '-current' : `:${ state }`,
		} ),
	};
}

function formatPair( name: string, value: string | undefined ): string[] {
	return value ? [ name, encodeURIComponent( value ) ] : [];
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
