import type {
	ElementValue,
	LayoutValue,
	WhyConfigs,
} from '../rules/why/cascade';
import type { CssProperty } from '../rules/why/css-properties';
import { readLayoutRule } from '../rules/why/layout-settings';
import { readOwnLayout } from '../rules/why/own-layout';
import type { StyleNode } from '../rules/why/style-nodes';
import type { Declaration } from './find-declarations';

/** Selectors of the rules that WordPress prints for the values of a single block. */
const OWN_RULE =
	/^(?:\.has-[\w-]+-(?:color|background-color|border-color|gradient-background|font-size|font-family)|.*\.wp-elements-[\w-]+.*)$/;

/**
 * Returns the value of a declaration in an array if it is a block's own; an empty array for a declaration of any other rule.
 *
 * @param declaration The declaration.
 * @param property    Property that it sets.
 */
export function readOwnValues(
	{ rule, selectors, value, isImportant }: Declaration,
	{ name, control }: CssProperty
): ElementValue[] {
	if ( ! rule ) {
		return [ { value, path: control, isImportant } ];
	}
	for ( const selector of selectors ) {
		const layout = readOwnLayout( selector, name );
		if ( layout ) {
			return [ { value, isImportant, selector, ...layout } ];
		}
	}
	const selector = selectors.find( ( one ) => OWN_RULE.test( one ) );
	return selector === undefined
		? []
		: [ { value, path: control, isImportant, selector } ];
}

/**
 * Lists the values of the layout that the rules of an element set.
 *
 * @param declarations Declarations of the element.
 * @param property     Longhand of the property.
 * @param configs      Configs of the site.
 * @param candidates   Nodes that may have set the layout.
 */
export function readLayoutValues(
	declarations: readonly Declaration[],
	property: string,
	{ merged }: WhyConfigs,
	candidates: readonly StyleNode[]
): LayoutValue[] {
	let left = candidates;
	return declarations.flatMap( ( { rule, selectors, isImportant } ) => {
		for ( const selector of rule?.sheet.href ? [] : selectors ) {
			const setting = readLayoutRule( selector, property, merged, left )
				?.setting;
			if ( setting ) {
				// The selector occurs once for each width, so the next rule belongs to the node before.
				left = left.filter(
					( node ) =>
						node !== setting.node ||
						setting.path.at( -1 ) !== 'blockGap'
				);
				return [ { ...setting, selector, isImportant } ];
			}
		}
		return [];
	} );
}
