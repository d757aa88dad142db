import { __, sprintf } from '@wordpress/i18n';

import { nameStyleElement } from '@/utils/name-style-element';

import { getBlockStyles } from '@/wordpress/block-style-support';
import { describeState } from '../rules/style-states';
import type { Verdict } from '../rules/why/judge';
import type { CascadeEntry } from '../rules/why/cascade';
import type { RuleSource } from '../rules/why/sheet-source';
import type { StyleNode } from '../rules/why/style-nodes';
import { findBlock } from './find-block';
import { nameBlock, nameElementKind } from './name-element';

/**
 * Describes the source of a property's value that is not a setting.
 *
 * @param verdict The verdict.
 * @param element The element that has it.
 */
export function describeOther(
	verdict: Verdict< RuleSource >,
	element: Element
): string {
	if ( verdict.kind === 'rule' ) {
		return verdict.source.kind === 'layout'
			? describeLayout( verdict.source.isAround, element )
			: describeRule( verdict.source );
	}
	return verdict.kind === 'browser'
		? __( 'from the browser itself', 'atelier' )
		: __( 'something else sets this', 'atelier' );
}

function describeLayout( isAround: boolean, element: Element ): string {
	const { parentElement } = element;
	return isAround && parentElement
		? sprintf(
				/* translators: %s: what an element is, for example "Group". */
				__( 'from the layout of the %s around it', 'atelier' ),
				nameNearestBlock( parentElement )
		  )
		: __( 'from the layout of this block', 'atelier' );
}

function describeRule(
	source: Exclude< RuleSource, { kind: 'layout' } >
): string {
	switch ( source.kind ) {
		case 'css':
			return describeCss( source );
		case 'plugin':
			return sprintf(
				/* translators: 1: name of a plugin's folder, 2: name of a file. */
				__( 'from the plugin %1$s (%2$s)', 'atelier' ),
				source.name,
				source.file
			);
		case 'theme':
			return sprintf(
				/* translators: 1: name of a theme's folder, 2: name of a file. */
				__( 'from the theme %1$s (%2$s)', 'atelier' ),
				source.name,
				source.file
			);
		case 'wordpress':
			return sprintf(
				/* translators: %s: name of a file. */
				__( 'from WordPress (%s)', 'atelier' ),
				source.file
			);
		case 'customizer':
			return __( 'from Additional CSS of the Customizer', 'atelier' );
		case 'page':
			return sprintf(
				/* translators: %s: CSS selector. */
				__( 'from a rule of the page: %s', 'atelier' ),
				source.selector
			);
		case 'foreign':
			return sprintf(
				/* translators: %s: name of another site. */
				__(
					'something else sets this, perhaps a style sheet of another site (%s)',
					'atelier'
				),
				source.host
			);
	}
}

function describeCss( {
	isOfTheme,
	line,
	blockName,
}: Extract< RuleSource, { kind: 'css' } > ): string {
	if ( blockName !== undefined ) {
		return sprintf(
			/* translators: %s: name of a block. */
			__( 'from the CSS of the block %s', 'atelier' ),
			nameBlock( blockName )
		);
	}
	return isOfTheme
		? sprintf(
				/* translators: %d: number of a line. */
				__( 'from the theme’s CSS, line %d', 'atelier' ),
				line ?? 1
		  )
		: sprintf(
				/* translators: %d: number of a line. */
				__( 'from Additional CSS, line %d', 'atelier' ),
				line ?? 1
		  );
}

/**
 * Returns the name of an entry of a cascade, from the outside in: the block, its variation, the element in it, the viewport.
 *
 * @param entry The entry.
 * @param owner The element whose block has the value.
 * @param isOwn Whether that block is the inspected element's.
 */
export function describeEntry(
	{ node }: CascadeEntry,
	owner: Element,
	isOwn: boolean
): string {
	if ( node ) {
		return describeNode( node );
	}
	return isOwn
		? __( 'This block', 'atelier' )
		: sprintf(
				/* translators: %s: what an element is, for example "Group". */
				__( 'The %s around it', 'atelier' ),
				nameNearestBlock( owner )
		  );
}

/**
 * Describes the element from which a property is inherited.
 *
 * @param from The element.
 */
export function describeAncestor( from: Element ): string {
	return from.localName === 'body' || from.localName === 'html'
		? __( 'inherited from the page', 'atelier' )
		: sprintf(
				/* translators: %s: what an element is, for example "Group". */
				__( 'inherited from the %s around it', 'atelier' ),
				nameElementKind( from )
		  );
}

function nameNearestBlock( element: Element ): string {
	const block = findBlock( element );
	return block ? nameBlock( block.name ) : nameElementKind( element );
}

function describeNode( { path, viewport, states = [] }: StyleNode ): string {
	const parts: string[] = [];
	const keys = path.filter(
		( key ) => key !== viewport && ! states.includes( key )
	);
	let blockName = '';
	for ( let at = 0; at < keys.length; at += 2 ) {
		const [ kind, name = '' ] = keys.slice( at, at + 2 );
		switch ( kind ) {
			case 'blocks':
				blockName = name;
				parts.push( nameBlock( name ) );
				break;
			case 'variations':
				parts.push(
					sprintf(
						/* translators: %s: name of a style variation of a block, for example "outline". */
						__( 'Style “%s”', 'atelier' ),
						nameStyle( blockName, name )
					)
				);
				break;
			case 'elements':
				parts.push( nameElement( name ) );
				break;
		}
	}
	if ( parts.length === 0 ) {
		parts.push( __( 'Site', 'atelier' ) );
	}
	parts.push(
		...[ ...( viewport ? [ viewport ] : [] ), ...states ].map(
			describeState
		)
	);
	return parts.join( ' › ' );
}

function nameStyle( blockName: string, slug: string ): string {
	return (
		getBlockStyles( blockName ).find( ( { name } ) => name === slug )
			?.label ?? slug
	);
}

function nameElement( name: string ): string {
	const [ , level ] = /^h([1-6])$/.exec( name ) ?? [];
	return level
		? sprintf(
				/* translators: %s: level of a heading, 1 to 6. */
				__( 'Heading %s', 'atelier' ),
				level
		  )
		: nameStyleElement( name ) ?? name;
}
