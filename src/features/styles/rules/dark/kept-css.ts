import type { Config } from '@/utils/theme-json/config';
import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { toText } from '@/utils/to-text';
import { toDarkCss } from './dark-css';

/** Lines around the rules in Additional CSS, by which they are found again. */
const START = '/* Dark colors, from Design */';
const END = '/* End of dark colors */';

const BLOCK =
	/\n*\/\* Dark colors, from Design \*\/[^]*?\/\* End of dark colors \*\/\n?/;

/**
 * Tells whether Additional CSS has the rules of dark values, which then hold without the plugin.
 *
 * @param config The person's config.
 */
export function isDarkKept( config: Pick< Config, 'styles' > ): boolean {
	return BLOCK.test( toText( getAtPath( config.styles, [ 'css' ] ) ) );
}

/**
 * Returns the person's config with the rules of dark values at the end of Additional CSS, or without them. The theme's CSS stays: the person's
 * takes its place.
 *
 * @param config The person's config.
 * @param merged The same over the theme's.
 * @param isKept Whether the rules are to be there.
 */
export function writeKeptRules< T extends Config >(
	config: T,
	merged: Config,
	isKept: boolean
): T {
	const css = toText(
		getAtPath( config.styles, [ 'css' ] ) ??
			getAtPath( merged.styles, [ 'css' ] )
	).replace( BLOCK, '' );
	const rules = isKept ? toDarkCss( merged ) : '';
	const block = rules && `${ START }\n${ rules }\n${ END }\n`;
	const next = [ css, block ]
		.filter( ( part ) => part !== '' )
		.join( '\n\n' );
	return {
		...config,
		styles: setAtPath( config.styles, [ 'css' ], next || undefined ),
	};
}

/**
 * Returns the person's config with the kept rules as the presets now need them; itself where none are kept, or nothing is to change.
 *
 * @param config The person's config.
 * @param merge  Returns the same over the theme's.
 */
export function refreshKept< T extends Config >(
	config: T,
	merge: ( config: T ) => Config
): T {
	const css = toText( getAtPath( config.styles, [ 'css' ] ) );
	const kept = BLOCK.exec( css )?.[ 0 ];
	if ( kept === undefined ) {
		return config;
	}
	const merged = merge( config );
	return kept.includes( `\n${ toDarkCss( merged ) }\n` )
		? config
		: writeKeptRules( config, merged, true );
}
