import { isRecord, toRecord } from '@/utils/is-record';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitCss } from '../split-css';
import { getPseudoStates } from '../style-states';

/** Selectors of one block, as WordPress prints them. */
export interface BlockSelectors {
	selector: string;
	/** Selectors of single features, where they are not the block's. */
	features: Readonly< Record< string, unknown > >;
}

/** Blocks and elements of a site that can have styles. */
export interface StyleCatalogue {
	blocks: Readonly< Record< string, BlockSelectors > >;
	/** Selectors of the elements, in the order in which they are printed. */
	elements: Readonly< Record< string, string > >;
}

/** A place of the styles, with the elements to which it applies. */
export interface StyleNode {
	/** Path below `styles`. */
	path: ConfigPath;
	selector: string;
	features: Readonly< Record< string, unknown > >;
	/** Whether WordPress prints the selector as it is, without `:root :where()`. */
	isBare: boolean;
	blockName?: string;
	element?: string;
	variation?: string;
	/** Viewport that it is limited to, `@mobile` for instance. */
	viewport?: string;
	/** States that it is limited to, `:hover` for instance. */
	states?: readonly string[];
}

const ELEMENT_STATES = [
	':link',
	':any-link',
	':visited',
	':hover',
	':focus',
	':focus-visible',
	':active',
] as const;

/** Elements that are printed like blocks: their selector is a class. */
const WRAPPED: readonly string[] = [ 'button', 'caption' ];

/** Viewports that styles of blocks can be limited to, in the order in which they are printed. */
const VIEWPORTS = [ '@tablet', '@mobile' ] as const;

/** Elements whose states can be styled, and the states in the order in which they are printed. */
const STATES_BY_ELEMENT: Readonly< Record< string, readonly string[] > > = {
	link: ELEMENT_STATES,
	button: ELEMENT_STATES,
};

const NO_FEATURES = {};

/**
 * Lists the places of the styles in the order in which WordPress prints them: of two with the same specificity the later one wins.
 *
 * @param styles    Styles of the merged config, the viewports of the whole site among them.
 * @param catalogue The site's blocks and elements.
 */
export function listStyleNodes(
	styles: unknown,
	catalogue: StyleCatalogue
): StyleNode[] {
	const { elements, blocks } = catalogue;
	const root = {
		path: [],
		selector: 'body',
		features: NO_FEATURES,
		isBare: true,
	};
	return [
		...withViewports( root ).filter(
			( { path } ) =>
				path.length === 0 || isRecord( getAtPath( styles, path ) )
		),
		...Object.entries( elements )
			.filter( ( [ name ] ) =>
				isRecord( getAtPath( styles, [ 'elements', name ] ) )
			)
			.flatMap( ( [ element, selector ] ) =>
				withLimits( styles, {
					path: [ 'elements', element ],
					selector,
					features: NO_FEATURES,
					isBare: ! WRAPPED.includes( element ),
					element,
				} )
			),
		...Object.keys( toRecord( getAtPath( styles, [ 'blocks' ] ) ) ).flatMap(
			( blockName ) => {
				const own = Object.hasOwn( blocks, blockName )
					? blocks[ blockName ]
					: undefined;
				return own
					? listBlock( styles, catalogue, blockName, own )
					: [];
			}
		),
	];
}

/**
 * Returns whether a place is the whole site, in all viewports or in one.
 *
 * @param node The place.
 */
export function isRootNode( {
	path,
	viewport,
}: Pick< StyleNode, 'path' | 'viewport' > ): boolean {
	return path.every( ( key ) => key === viewport );
}

/**
 * Returns the selector of a feature of a node: a block may apply it to other elements than the rest.
 *
 * @param node The node.
 * @param path Path of the value below the node.
 */
export function getFeatureSelector(
	{ selector, features }: Pick< StyleNode, 'selector' | 'features' >,
	[ feature = '', part = '' ]: ConfigPath
): string {
	const found = Object.hasOwn( features, feature )
		? features[ feature ]
		: undefined;
	if ( typeof found === 'string' ) {
		return found;
	}
	const { [ part ]: ofPart, root } = toRecord( found );
	return [ ofPart, root ].find( isText ) ?? selector;
}

function listBlock(
	styles: unknown,
	catalogue: StyleCatalogue,
	blockName: string,
	{ selector, features }: BlockSelectors
): StyleNode[] {
	const path = [ 'blocks', blockName ];
	const names = Object.keys(
		toRecord( getAtPath( styles, [ ...path, 'variations' ] ) )
	);
	const variations = names.map(
		( variation ): StyleNode => ( {
			path: [ ...path, 'variations', variation ],
			selector: addClass( selector, variation ),
			features: mapSelectors( features, ( one ) =>
				addClass( one, variation )
			),
			isBare: false,
			blockName,
			variation,
		} )
	);
	return [
		...withLimits( styles, {
			path,
			selector,
			features,
			isBare: false,
			blockName,
		} ),
		...variations.flatMap( ( node ) => withLimits( styles, node ) ),
		...listElements( styles, catalogue, {
			path,
			selector,
			features,
			isBare: false,
			blockName,
		} ),
		...variations.flatMap( ( node ) => [
			...listElements( styles, catalogue, node ),
			...listInnerBlocks( styles, catalogue, node ),
		] ),
	];
}

function listElements(
	styles: unknown,
	{ elements }: StyleCatalogue,
	parent: StyleNode
): StyleNode[] {
	return withViewports( parent ).flatMap( ( one ) =>
		Object.keys(
			toRecord( getAtPath( styles, [ ...one.path, 'elements' ] ) )
		).flatMap( ( element ) => {
			const inner = Object.hasOwn( elements, element )
				? elements[ element ]
				: undefined;
			return inner === undefined
				? []
				: withLimits( styles, {
						...one,
						path: [ ...one.path, 'elements', element ],
						selector: scope( one.selector, inner ),
						features: NO_FEATURES,
						element,
				  } );
		} )
	);
}

function listInnerBlocks(
	styles: unknown,
	catalogue: StyleCatalogue,
	parent: StyleNode
): StyleNode[] {
	return Object.keys(
		toRecord( getAtPath( styles, [ ...parent.path, 'blocks' ] ) )
	).flatMap( ( blockName ) => {
		const own = Object.hasOwn( catalogue.blocks, blockName )
			? catalogue.blocks[ blockName ]
			: undefined;
		if ( ! own ) {
			return [];
		}
		const node: StyleNode = {
			...parent,
			path: [ ...parent.path, 'blocks', blockName ],
			selector: scope( parent.selector, own.selector ),
			features: mapSelectors( own.features, ( one ) =>
				scope( parent.selector, one )
			),
			blockName,
		};
		return [
			...withLimits( styles, node ),
			...listElements( styles, catalogue, node ),
		];
	} );
}

function withViewports( node: StyleNode ): StyleNode[] {
	const viewports = node.viewport ? [] : VIEWPORTS;
	return [
		node,
		...viewports.map( ( viewport ) => ( {
			...node,
			path: [ ...node.path, viewport ],
			viewport,
		} ) ),
	];
}

/** Returns a node, and those of its viewports, states and their combinations that the styles have. */
function withLimits( styles: unknown, node: StyleNode ): StyleNode[] {
	const wide = withViewports( node );
	const states = listStates( node );
	const pseudo = states.filter( ( state ) => state.startsWith( ':' ) );
	const limited = [
		...wide,
		...pseudo.flatMap( ( state ) =>
			wide.map( ( one ) => withPseudo( one, state ) )
		),
		...states
			.flatMap( ( state ) => withCustomState( node, state ) )
			.flatMap( ( custom ) => [
				custom,
				...pseudo.map( ( state ) => withPseudo( custom, state ) ),
			] ),
	];
	return limited.filter(
		( one ) => one === node || isRecord( getAtPath( styles, one.path ) )
	);
}

function listStates( { element, blockName = '' }: StyleNode ): string[] {
	return element === undefined
		? getPseudoStates( blockName ).map( ( { value } ) => value )
		: [
				...( Object.hasOwn( STATES_BY_ELEMENT, element )
					? STATES_BY_ELEMENT[ element ] ?? []
					: [] ),
		  ];
}

function withPseudo( node: StyleNode, state: string ): StyleNode {
	const append = ( selector: string ) =>
		splitCss( selector, ',' )
			.map( ( part ) => `${ part }${ state }` )
			.join( ', ' );
	return {
		...node,
		path: [ ...node.path, state ],
		selector: append( node.selector ),
		features: mapSelectors( node.features, append ),
		isBare: false,
		states: [ ...( node.states ?? [] ), state ],
	};
}

// The block's type has the selector of a state that is not a pseudo-class.
function withCustomState( node: StyleNode, state: string ): StyleNode[] {
	const selector = toRecord( node.features.states )[ state ];
	return isText( selector ) && ! state.startsWith( ':' )
		? [
				{
					...node,
					path: [ ...node.path, state ],
					selector,
					features: NO_FEATURES,
					states: [ state ],
				},
		  ]
		: [];
}

// Adds the class to the first part of a selector, which is the block itself.
function addClass( selector: string, variation: string ): string {
	return splitCss( selector, ',' )
		.map( ( part ) =>
			part.replace(
				/[^\s:]+/,
				( first ) => `${ first }.is-style-${ variation }`
			)
		)
		.join( ', ' );
}

function scope( outer: string, inner: string ): string {
	return splitCss( outer, ',' )
		.flatMap( ( around ) =>
			splitCss( inner, ',' ).map( ( part ) => `${ around } ${ part }` )
		)
		.join( ', ' );
}

function mapSelectors(
	features: Readonly< Record< string, unknown > >,
	change: ( selector: string ) => string
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( features ).map( ( [ name, value ] ) => [
			name,
			isText( value )
				? change( value )
				: mapSelectors( toRecord( value ), change ),
		] )
	);
}

function isText( value: unknown ): value is string {
	return typeof value === 'string';
}
