import table from '../../../../../includes/styles/value-words.json';
import type { Config } from '@/utils/theme-json/config';
import { setAtPath } from '@/utils/theme-json/value-at-path';

/** A row of `includes/styles/value-words.json`, which PHP reads as well (`class-value-words.php`). */
interface ValueRow {
	/** English; it is translated. */
	label: string;
	path: string[];
	kind: string;
}

/** A preset that words can name. */
export interface NamedPreset {
	slug: string;
	name: string;
}

/** A value in words. */
export interface ParsedValue {
	/** Name of the row. */
	name: string;
	/** Translated name. */
	label: string;
	path: readonly string[];
	value: string;
	/** The value as it is shown: the name of a preset, or the value itself. */
	shown: string;
}

const ROWS: Readonly< Record< string, ValueRow > > = table;

const INFIXES: Readonly< Record< string, string > > = {
	color: 'color',
	'font-size': 'font-size',
	font: 'font-family',
	spacing: 'spacing',
};

const COLOR =
	/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|oklch|oklab|lab|lch)a?\([0-9a-z.,%/ +-]{1,60}\)|black|white|transparent|currentcolor)$/;
const NUMBER = /^\d{1,5}(\.\d{1,4})?$/;
const LENGTH = /^\d{1,5}(\.\d{1,4})?(px|em|rem|%|vw|vh|ch|svw|dvw)$/;

/**
 * Reads values in words, such as `h1 48px` or `background cream`; names may be English or translated.
 *
 * @param search    The words.
 * @param presets   Presets by kind, the strongest first.
 * @param translate Translates a name.
 * @return The meanings, the longest name first; none where the words mean no value.
 */
export function parseValueWords(
	search: string,
	presets: Readonly< Partial< Record< string, readonly NamedPreset[] > > >,
	translate: ( text: string ) => string
): readonly ParsedValue[] {
	const words = normalize( search );
	return findRows( words, translate ).flatMap( ( { name, label, text } ) => {
		const { path, kind } = ROWS[ name ]!;
		const found = readValue( kind, text, presets[ kind ] ?? [] );
		return found ? [ { name, label, path, ...found } ] : [];
	} );
}

/**
 * Returns whether words begin with the name of a value.
 *
 * @param search    The words.
 * @param translate Translates a name.
 */
export function namesValue(
	search: string,
	translate: ( text: string ) => string
): boolean {
	return findRows( normalize( search ), translate ).length > 0;
}

/**
 * Sets a value in a config.
 *
 * @param config The config.
 * @param parsed The value.
 */
export function setParsedValue(
	config: Config,
	{ path: [ part, ...path ], value }: Pick< ParsedValue, 'path' | 'value' >
): Config {
	return part === 'settings' || part === 'styles'
		? { ...config, [ part ]: setAtPath( config[ part ], path, value ) }
		: config;
}

function findRows( words: string, translate: ( text: string ) => string ) {
	return Object.entries( ROWS )
		.flatMap( ( [ name, { label } ] ) => {
			const own = translate( label );
			const begin = [ normalize( own ), name ].find( ( text ) =>
				words.startsWith( `${ text } ` )
			);
			return begin === undefined
				? []
				: [
						{
							name,
							label: own,
							begin,
							text: words.slice( begin.length + 1 ),
						},
				  ];
		} )
		.sort( ( a, b ) => b.begin.length - a.begin.length );
}

function normalize( text: string ): string {
	return text.trim().replace( /\s+/g, ' ' ).toLocaleLowerCase();
}

function readValue(
	kind: string,
	text: string,
	presets: readonly NamedPreset[]
): Pick< ParsedValue, 'value' | 'shown' > | undefined {
	const preset = presets.find( ( { slug, name } ) =>
		[ slug, name ].some( ( own ) => normalize( own ) === text )
	);
	if ( preset ) {
		return {
			value: `var:preset|${ INFIXES[ kind ] }|${ preset.slug }`,
			shown: preset.name || preset.slug,
		};
	}
	const value = readPlain( kind, text );
	return value === undefined ? undefined : { value, shown: value };
}

function readPlain( kind: string, text: string ): string | undefined {
	if ( kind === 'color' ) {
		return COLOR.test( text ) ? text : undefined;
	}
	if ( kind === 'font' ) {
		return undefined;
	}
	if ( NUMBER.test( text ) ) {
		return `${ text }px`;
	}
	return LENGTH.test( text ) ? text : undefined;
}
