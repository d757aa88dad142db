import { getAtPath } from '@/utils/theme-json/value-at-path';
import { findCssLine } from '../rules/why/css-line';
import { readLayoutRule } from '../rules/why/layout-settings';
import { haveCommonSelector } from '../rules/why/normalize-selector';
import {
	findSentFile,
	readInlinedFile,
	readSheetFile,
	type RuleSource,
} from '../rules/why/sheet-source';
import type { ExplainContext } from './explain-context';
import type { Declaration } from './find-declarations';

/**
 * Returns the source of a declaration's rule.
 *
 * @param declaration The declaration.
 * @param property    Longhand that it sets.
 * @param context     The site's styles.
 */
export function readSource(
	{ rule, selectors }: Declaration,
	property: string,
	{ configs, nodes, sent, homeUrl }: ExplainContext
): RuleSource {
	const selector = rule?.selector ?? '';
	const owner = rule?.sheet.ownerNode;
	const url =
		rule?.sheet.href ??
		readInlinedFile( owner?.textContent ?? '' ) ??
		findSentFile( selector, sent );
	if ( url ) {
		return readSheetFile( url, homeUrl );
	}
	if ( owner && 'id' in owner && owner.id === 'wp-custom-css' ) {
		return { kind: 'customizer' };
	}
	const css = findCss( selector, selectors, property, { configs, nodes } );
	if ( css ) {
		return css;
	}
	for ( const part of selectors ) {
		const origin = readLayoutRule(
			part,
			property,
			configs.merged,
			nodes.slice( 0, 1 )
		);
		if ( origin ) {
			return { kind: 'layout', isAround: origin.isAround };
		}
	}
	return { kind: 'page', selector };
}

/** Returns the location of a rule in the CSS of the person or the theme. */
function findCss(
	selector: string,
	selectors: readonly string[],
	property: string,
	{
		configs: { user, base },
		nodes,
	}: Pick< ExplainContext, 'configs' | 'nodes' >
): RuleSource | undefined {
	const isOfNode = selector.startsWith( ':root :where(' );
	for ( const [ isOfTheme, config ] of [
		[ false, user ],
		[ true, base ],
	] as const ) {
		const line = isOfNode
			? undefined
			: findCssLine( toText( config.styles.css ), selectors, property );
		if ( line !== undefined ) {
			return { kind: 'css', isOfTheme, line };
		}
		const node = nodes.find(
			( { path, blockName, selector: named } ) =>
				blockName !== undefined &&
				toText( getAtPath( config.styles, [ ...path, 'css' ] ) ) !==
					'' &&
				haveCommonSelector( selectors, [ named ] )
		);
		if ( node?.blockName ) {
			return { kind: 'css', isOfTheme, blockName: node.blockName };
		}
	}
	return undefined;
}

function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
