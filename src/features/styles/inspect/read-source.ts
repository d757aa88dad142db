import { getAtPath } from '@/utils/theme-json/value-at-path';
import {
	findCssLine,
	setsCssProperty,
	type IsDeclaration,
} from '../rules/why/css-line';
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
import type { CascadeRule } from './read-rules';

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
	context: ExplainContext
): RuleSource {
	const { configs, nodes, homeUrl } = context;
	const selector = rule?.selector ?? '';
	const owner = rule?.sheet.ownerNode;
	const url = rule && readSheetUrl( rule, context );
	if ( url ) {
		return readSheetFile( url, homeUrl );
	}
	if ( owner && 'id' in owner && owner.id === 'wp-custom-css' ) {
		return { kind: 'customizer' };
	}
	const css = rule && findCss( rule, selectors, property, context );
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

/** Addresses of the files of sheets that the editor inlined. */
const sentFiles = new WeakMap<
	ExplainContext[ 'sent' ],
	WeakMap< CSSStyleSheet, { url: string | undefined } >
>();

function readSheetUrl(
	{ sheet }: CascadeRule,
	{ sent }: ExplainContext
): string | undefined {
	const bySheet = sentFiles.get( sent ) ?? new WeakMap();
	sentFiles.set( sent, bySheet );
	const known: { url: string | undefined } = bySheet.get( sheet ) ?? {
		url:
			sheet.href ??
			readInlinedFile( sheet.ownerNode?.textContent ?? '' ) ??
			findSentFile( listSheetSelectors( sheet ), sent ),
	};
	bySheet.set( sheet, known );
	return known.url;
}

function listSheetSelectors( {
	cssRules,
}: Pick< CSSGroupingRule, 'cssRules' > ): string[] {
	return Array.from( cssRules ).flatMap( ( rule ) => {
		const { selectorText, cssRules: inner } =
			rule as Partial< CSSStyleRule >;
		return [
			...( selectorText === undefined ? [] : [ selectorText ] ),
			...( inner && rule.constructor.name !== 'CSSKeyframesRule'
				? listSheetSelectors( { cssRules: inner } )
				: [] ),
		];
	} );
}

/** Returns the location of a rule in the CSS of the person or the theme: it has the selector, the property and its value. */
function findCss(
	{ selector, style }: CascadeRule,
	selectors: readonly string[],
	property: string,
	{ configs: { user, base }, nodes }: ExplainContext
): RuleSource | undefined {
	const isOfNode = selector.startsWith( ':root :where(' );
	const isDeclaration = createDeclarationCheck( style, property );
	for ( const [ isOfTheme, config ] of [
		[ false, user ],
		[ true, base ],
	] as const ) {
		const line = isOfNode
			? undefined
			: findCssLine(
					toText( config.styles.css ),
					selectors,
					property,
					isDeclaration
			  );
		if ( line !== undefined ) {
			return { kind: 'css', isOfTheme, line };
		}
		const node = nodes.find(
			( { path, blockName, selector: named } ) =>
				blockName !== undefined &&
				setsCssProperty(
					toText( getAtPath( config.styles, [ ...path, 'css' ] ) ),
					property,
					isDeclaration
				) &&
				haveCommonSelector( selectors, [ named ] )
		);
		if ( node?.blockName ) {
			return { kind: 'css', isOfTheme, blockName: node.blockName };
		}
	}
	return undefined;
}

/** Returns a check of texts of declarations: whether the browser reads the value of a rule from them. */
function createDeclarationCheck(
	style: CSSStyleDeclaration,
	property: string
): IsDeclaration {
	return ( name, value ) => {
		const probe = document.createElement( 'i' ).style;
		probe.setProperty( name, value.replace( /\s*!\s*important$/i, '' ) );
		// A shorthand with a variable has a value, and its longhands have none.
		const read = probe.getPropertyValue( property ) ? property : name;
		return (
			probe.getPropertyValue( read ) !== '' &&
			probe.getPropertyValue( read ) === style.getPropertyValue( read )
		);
	};
}

function toText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
