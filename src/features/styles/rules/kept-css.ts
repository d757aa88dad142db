import type { Config } from '@/utils/theme-json/config';
import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { toText } from '@/utils/to-text';
import { toDarkCss } from './dark/dark-css';
import { toElementsCss, toRootCss } from './viewports/root-css';

/** Rules of Design that WordPress does not print, and that Additional CSS can have. */
export type KeptRules = 'dark' | 'viewports';

interface KeptBlock {
	/** Lines around the rules, which identify them. */
	start: string;
	end: string;
	toCss: ( merged: Config ) => string;
}

const BLOCKS: Readonly< Record< KeptRules, KeptBlock > > = {
	dark: {
		start: '/* Dark colors, from Design */',
		end: '/* End of dark colors */',
		toCss: toDarkCss,
	},
	viewports: {
		start: '/* Styles by device, from Design */',
		end: '/* End of styles by device */',
		toCss: toViewportsCss,
	},
};

/**
 * Returns the rules of viewports that WordPress does not print.
 *
 * @param merged Merged config.
 */
function toViewportsCss( merged: Config ): string {
	return toElementsCss( merged ) + toRootCss( merged );
}

/**
 * Returns the rules to write into Additional CSS; empty where there are none.
 *
 * @param merged Merged config.
 * @param rules  Which rules.
 */
export function toKeptCss( merged: Config, rules: KeptRules ): string {
	return BLOCKS[ rules ].toCss( merged );
}

/**
 * Returns whether Additional CSS has these rules. Then they apply without the plugin.
 *
 * @param config The person's config.
 * @param rules  Which rules.
 */
export function isKept(
	config: Pick< Config, 'styles' >,
	rules: KeptRules
): boolean {
	return (
		find( toText( getAtPath( config.styles, [ 'css' ] ) ), rules ) !== ''
	);
}

/**
 * Returns the person's config with these rules at the end of Additional CSS, or without them. Where the person has no CSS, the theme's
 * is copied, because the person's replaces it.
 *
 * @param config     The person's config.
 * @param merged     The merged config.
 * @param rules      Which rules.
 * @param isKeptNext Whether the result has the rules.
 */
export function writeKeptRules< T extends Config >(
	config: T,
	merged: Config,
	rules: KeptRules,
	isKeptNext: boolean
): T {
	const before = toText(
		getAtPath( config.styles, [ 'css' ] ) ??
			getAtPath( merged.styles, [ 'css' ] )
	);
	const css = before.replace( find( before, rules ), '' );
	const { start, end, toCss } = BLOCKS[ rules ];
	const text = isKeptNext ? toCss( merged ) : '';
	const block = text && `${ start }\n${ text }\n${ end }\n`;
	const next = [ css, block ]
		.filter( ( part ) => part !== '' )
		.join( '\n\n' );
	return {
		...config,
		styles: setAtPath( config.styles, [ 'css' ], next || undefined ),
	};
}

/**
 * Returns the person's config with its kept rules updated; the same config where it has none, or they are current.
 *
 * @param config The person's config.
 * @param merge  Returns the merged config.
 */
export function refreshKept< T extends Config >(
	config: T,
	merge: ( config: T ) => Config
): T {
	const all = Object.keys( BLOCKS ) as KeptRules[];
	return all.reduce( ( next, rules ) => {
		const css = toText( getAtPath( next.styles, [ 'css' ] ) );
		const kept = find( css, rules );
		if ( kept === '' ) {
			return next;
		}
		const merged = merge( next );
		return kept.includes( `\n${ toKeptCss( merged, rules ) }\n` )
			? next
			: writeKeptRules( next, merged, rules, true );
	}, config );
}

// Returns the rules with the lines around them; empty where there are none.
function find( css: string, rules: KeptRules ): string {
	const { start, end } = BLOCKS[ rules ];
	const first = css.indexOf( start );
	const last = first < 0 ? -1 : css.indexOf( end, first );
	if ( last < 0 ) {
		return '';
	}
	const before = css.slice( 0, first ).replace( /\n+$/, '' ).length;
	const after = last + end.length;
	return css.slice( before, css[ after ] === '\n' ? after + 1 : after );
}
