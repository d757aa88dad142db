import { __, sprintf } from '@wordpress/i18n';
import parse from 'css-tree/parser';

import { isRecord } from '@/utils/is-record';
import type { CssProblem } from './css-problems';

/** At-rules that contain rules or declarations of elements; others contain descriptors. */
const CONDITIONS: readonly string[] = [
	'container',
	'layer',
	'media',
	'scope',
	'starting-style',
	'supports',
];

/**
 * Finds declarations of properties that the browser does not know, for example misspelled ones. The browser decides, so that properties
 * newer than this code are not called wrong.
 *
 * @param css      Code without errors of structure.
 * @param isNested Whether the code is a block's: declarations, and nested rules.
 * @param isKnown  Returns whether the browser knows a property.
 */
export function findUnknownProperties(
	css: string,
	isNested: boolean,
	isKnown: ( property: string ) => boolean
): CssProblem[] {
	const before = isNested ? '&{' : '';
	const tree: unknown = parse(
		`${ before }${ css }${ isNested ? '}' : '' }`,
		{
			context: 'stylesheet',
			positions: true,
			parseValue: false,
			parseCustomProperty: false,
			parseRulePrelude: false,
			parseAtrulePrelude: false,
			onParseError: () => {},
		}
	);
	return listDeclarations( tree )
		.filter(
			( { property } ) =>
				! property.startsWith( '-' ) && ! isKnown( property )
		)
		.map( ( { property, offset } ) => ( {
			from: offset - before.length,
			to: offset - before.length + property.length,
			message: sprintf(
				/* translators: %s: name of a property of CSS, for example "colr". */
				__(
					'This browser does not know the property “%s”.',
					'atelier'
				),
				property
			),
		} ) );
}

function listDeclarations(
	node: unknown
): Array< { property: string; offset: number } > {
	if ( ! isRecord( node ) ) {
		return [];
	}
	if ( node.type === 'Declaration' && typeof node.property === 'string' ) {
		return [ { property: node.property, offset: readOffset( node.loc ) } ];
	}
	if (
		node.type === 'Atrule' &&
		! CONDITIONS.includes( String( node.name ).toLowerCase() )
	) {
		return [];
	}
	return [ ...listChildren( node.children ), node.block ].flatMap(
		listDeclarations
	);
}

function readOffset( loc: unknown ): number {
	const start = isRecord( loc ) ? loc.start : undefined;
	return isRecord( start ) && typeof start.offset === 'number'
		? start.offset
		: 0;
}

// The parser returns linked lists.
function listChildren( children: unknown ): unknown[] {
	const list = children as { toArray?: () => unknown[] } | null | undefined;
	return list?.toArray?.() ?? [];
}
