import { toStyles } from '@wordpress/global-styles-engine';

import type { Config, ConfigNode } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';
import { getViewportQueries } from '../why/viewport-queries';
import { getNodePlace } from './root-node';

/** Groups of styles that a viewport of the whole site can have. */
const GROUPS = [ 'typography', 'color', 'spacing' ] as const;

/** Options that limit the engine's style sheet to the rules of nodes. */
const RULES_ONLY = {
	blockGap: false,
	layoutStyles: false,
	marginReset: false,
	presets: false,
	rootPadding: false,
};

/** Kinds of layouts of WordPress, by how blocks are spaced in them. */
const STACKS = [ 'flow', 'constrained' ] as const;
const ROWS = [ 'flex', 'grid' ] as const;

/**
 * Returns the rules of the viewports of the whole site; empty where none has styles. Widths of viewports do not overlap, so that none
 * adds to another one.
 *
 * @param config   Merged config.
 * @param isCanvas Whether the rules are for WordPress's canvas, whose own rules are more specific.
 */
export function toRootCss( config: Config, isCanvas = false ): string {
	const queries = getViewportQueries(
		getAtPath( config.settings, [ 'viewport' ] )
	);
	return Object.entries( queries )
		.map( ( [ viewport, query ] ) => {
			const { path } = getNodePlace( [ viewport ] );
			const node = getAtPath( config.settings, path );
			const rules = isRecord( node )
				? toRules( config.settings, pickGroups( node ) ) +
				  toGapCss( config, node, isCanvas )
				: '';
			return rules && `@media ${ query }{${ rules }}`;
		} )
		.join( '' );
}

/**
 * Returns the rules of the viewports of elements, as WordPress's editor prints them.
 *
 * @param config Merged config.
 */
export function toElementsCss( config: Config ): string {
	const keys = Object.keys(
		getViewportQueries( getAtPath( config.settings, [ 'viewport' ] ) )
	);
	const elements = Object.fromEntries(
		Object.entries( toRecord( config.styles.elements ) )
			.map( ( [ name, node ] ) => [
				name,
				Object.fromEntries(
					Object.entries( toRecord( node ) ).filter( ( [ key ] ) =>
						keys.includes( key )
					)
				),
			] )
			.filter( ( [ , node ] ) => Object.keys( toRecord( node ) ).length )
	) as ConfigNode;
	return Object.keys( elements ).length > 0
		? toRules( config.settings, { elements } )
		: '';
}

/**
 * Returns the rules of the space between blocks in a viewport. Blocks whose styles set it are excluded, because their rules are before these.
 * The server writes the same text (`includes/styles/class-root-gap.php`).
 *
 * @param config   Merged config.
 * @param node     Styles of the viewport.
 * @param isCanvas Whether they are for WordPress's canvas.
 */
export function toGapCss(
	config: Config,
	node: ConfigNode,
	isCanvas = false
): string {
	const gap = readGap( getAtPath( node, [ 'spacing', 'blockGap' ] ) );
	const support = getAtPath( config.settings, [ 'spacing', 'blockGap' ] );
	if ( gap === undefined || support === undefined || support === null ) {
		return '';
	}
	const blocks = listSpacedBlocks( config );
	const select = ( layout: string, suffix: string ) => {
		const others = blocks
			.map( ( name ) => `.${ name }-is-layout-${ layout }` )
			.join( ',' );
		return `:root :where(.is-layout-${ layout }${
			others && `:not(${ others })`
		})${ suffix }`;
	};
	const stacks = STACKS.map( ( layout ) => select( layout, ' > * + *' ) );
	const rows = ROWS.map( ( layout ) => select( layout, '' ) );
	return [
		`:root{--wp--style--block-gap: ${ gap };}`,
		`${
			isCanvas ? ':root ' : ''
		}:where(.wp-site-blocks) > * + *{margin-block-start: ${ gap };}`,
		`${ stacks.join( ',' ) }{margin-block-start: ${ gap };}`,
		`${ rows.join( ',' ) }{gap: ${ gap };}`,
	].join( '' );
}

function toRules( settings: ConfigNode, styles: ConfigNode ): string {
	return toStyles(
		{ settings, styles } as Parameters< typeof toStyles >[ 0 ],
		{},
		false,
		false,
		true,
		false,
		RULES_ONLY
	);
}

function pickGroups( node: ConfigNode ): ConfigNode {
	return Object.fromEntries(
		GROUPS.map( ( group ) => [ group, toRecord( node[ group ] ) ] )
	);
}

// Returns the classes of blocks whose styles set a space.
function listSpacedBlocks( { styles }: Config ): string[] {
	return Object.entries( toRecord( styles.blocks ) )
		.filter( ( [ , block ] ) =>
			isGap( getAtPath( block, [ 'spacing', 'blockGap' ] ) )
		)
		.map(
			( [ name ] ) =>
				`wp-block-${ name
					.replaceAll( '/', '-' )
					.replace( /^core-/, '' ) }`
		)
		.filter( ( name ) => /^[\w-]+$/.test( name ) )
		.sort();
}

// In blocks of WordPress null means the site's space.
function isGap( value: unknown ): boolean {
	return (
		value !== null &&
		[ 'string', 'number', 'object' ].includes( typeof value )
	);
}

// A value that ends the declaration is left out: it could begin another one.
function readGap( value: unknown ): string | undefined {
	if (
		typeof value !== 'string' ||
		value.trim() === '' ||
		/[;{}<>\\]/.test( value )
	) {
		return undefined;
	}
	const [ , slug ] = /^var:preset\|spacing\|([\w-]+)$/.exec( value ) ?? [];
	return slug === undefined ? value : `var(--wp--preset--spacing--${ slug })`;
}
