import { isRecord, toRecord } from '@/utils/is-record';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { splitCss } from '../split-css';

/** Selectors of one block, as WordPress prints them. */
export interface BlockSelectors {
	selector: string;
	/** Selectors of single features, where they are not the block's. */
	features: Readonly< Record< string, unknown > >;
}

/** Blocks and elements of a site that styles can be about. */
export interface StyleCatalogue {
	blocks: Readonly< Record< string, BlockSelectors > >;
	/** Selectors of the elements, in the order in which they are printed. */
	elements: Readonly< Record< string, string > >;
}

/** A place of the styles, with the elements that it is about. */
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
}

/** Elements that are printed like blocks: they go by a class. */
const WRAPPED: readonly string[] = [ 'button', 'caption' ];

/** Viewports that styles of blocks can be limited to, in the order in which they are printed. */
const VIEWPORTS = [ '@tablet', '@mobile' ] as const;

const NO_FEATURES = {};

/**
 * Lists the places of the styles in the order in which WordPress prints them: of two that weigh the same the later one wins.
 *
 * @param styles    Styles of the merged config.
 * @param catalogue What the site has.
 */
export function listStyleNodes(
	styles: unknown,
	catalogue: StyleCatalogue
): StyleNode[] {
	const { elements, blocks } = catalogue;
	return [
		{ path: [], selector: 'body', features: NO_FEATURES, isBare: true },
		...Object.entries( elements )
			.filter( ( [ name ] ) =>
				isRecord( getAtPath( styles, [ 'elements', name ] ) )
			)
			.flatMap( ( [ element, selector ] ) =>
				withViewports( styles, {
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
 * Returns the selector of a feature of a node: blocks may give some to other elements than the rest.
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
		...withViewports( styles, {
			path,
			selector,
			features,
			isBare: false,
			blockName,
		} ),
		...variations.flatMap( ( node ) => withViewports( styles, node ) ),
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
	return Object.keys(
		toRecord( getAtPath( styles, [ ...parent.path, 'elements' ] ) )
	).flatMap( ( element ) => {
		const inner = Object.hasOwn( elements, element )
			? elements[ element ]
			: undefined;
		return inner === undefined
			? []
			: withViewports( styles, {
					...parent,
					path: [ ...parent.path, 'elements', element ],
					selector: scope( parent.selector, inner ),
					features: NO_FEATURES,
					element,
			  } );
	} );
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
			...withViewports( styles, node ),
			...listElements( styles, catalogue, node ),
		];
	} );
}

function withViewports( styles: unknown, node: StyleNode ): StyleNode[] {
	return [
		node,
		...VIEWPORTS.filter( ( viewport ) =>
			isRecord( getAtPath( styles, [ ...node.path, viewport ] ) )
		).map( ( viewport ) => ( {
			...node,
			path: [ ...node.path, viewport ],
			viewport,
		} ) ),
	];
}

// The class goes to the first part of a selector, which is the block itself.
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
