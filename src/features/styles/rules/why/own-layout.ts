import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { CENTERED, GAP } from './layout-settings';
import { normalizeSelector } from './normalize-selector';

/** Attribute of a block that a rule of its own layout prints. */
export interface OwnLayout {
	/** Path below the block's attributes. */
	path: ConfigPath;
	/** Whether it is an attribute of the parent block. */
	isOfParent: boolean;
}

const OWN_LAYOUT: Readonly< Record< string, ConfigPath > > = {
	'row-gap': GAP,
	'column-gap': GAP,
	'justify-content': [ 'layout', 'justifyContent' ],
	'align-items': [ 'layout', 'verticalAlignment' ],
	'flex-direction': [ 'layout', 'orientation' ],
	'flex-wrap': [ 'layout', 'flexWrap' ],
	'grid-template-columns': [ 'layout', 'minimumColumnWidth' ],
};

/**
 * Returns the attribute of a block that a rule of its own layout prints; undefined for any other rule.
 *
 * @param selector Selector of the rule.
 * @param property Longhand that it sets.
 */
export function readOwnLayout(
	selector: string,
	property: string
): OwnLayout | undefined {
	const [ printed = '' ] = normalizeSelector( selector );
	const [ , inner = '' ] =
		/^\.wp-container-(?!content-)[\w-]+(.*)$/.exec( printed ) ?? [];
	if ( ! /^\.wp-container-(?!content-)/.test( printed ) ) {
		return undefined;
	}
	const found = inner === '' ? OWN_LAYOUT[ property ] : undefined;
	if ( found ) {
		return { path: found, isOfParent: false };
	}
	const children: Readonly< Record< string, ConfigPath | undefined > > = {
		'>*+* margin-top': GAP,
		[ `${ CENTERED } max-width` ]: [ 'layout', 'contentSize' ],
		'>.alignwide max-width': [ 'layout', 'wideSize' ],
	};
	const path = children[ `${ inner } ${ property }` ];
	return path && { path, isOfParent: true };
}
