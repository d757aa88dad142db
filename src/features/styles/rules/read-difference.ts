import { __, sprintf } from '@wordpress/i18n';

import type { Config } from '@/utils/theme-json/config';
import type { ConfigPath } from '@/utils/theme-json/value-at-path';
import { formatNumber } from '@/utils/format-number';
import { isRecord, toRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { parseLength } from './css-length';
import { describeValue } from './describe-path';
import type { Difference } from './diff-configs';
import { readFluidSize } from './fluid-size';
import { findPresetList, getInLists } from './keyed-lists';
import {
	findPreset,
	getPresetValue,
	readPresetReference,
} from './preset-reference';

/** A value as a person reads it. */
export interface ReadableValue {
	text: string;
	/** Whether the text is a value of CSS, which has no language. */
	isCode?: true;
	/** Colour or gradient of which a swatch is shown. */
	fill?: string;
}

// Precise enough that different values look different.
const DECIMALS = { most: 10 };

// Enough to recognise a value; the whole one is on its screen.
const MAX_LENGTH = 60;

/**
 * Returns both values of a difference as a person reads them. Where a config has no value, the theme's is used.
 *
 * @param difference The difference.
 * @param left       The left config, merged with the theme's.
 * @param right      The right config, merged with the theme's.
 */
export function readDifference(
	{ path, kind, before, after }: Difference,
	left: Config,
	right: Config
): readonly [ before: ReadableValue, after: ReadableValue ] {
	if ( kind === 'moved' ) {
		return [ { text: joinTexts( before ) }, { text: joinTexts( after ) } ];
	}
	const values = [ before, after ].map(
		( value, index ) =>
			value ?? getInLists( index === 0 ? left : right, path )
	);
	const names = values.map( ( value ) => toRecord( value ).name );
	const isRenamed =
		names.every( ( name ) => typeof name === 'string' ) &&
		names[ 0 ] !== names[ 1 ];
	return addSlugs(
		[
			readValue( values[ 0 ], path, left, isRenamed ),
			readValue( values[ 1 ], path, right, isRenamed ),
		],
		values
	);
}

// Presets with the same name also show their slugs.
function addSlugs(
	readable: readonly [ ReadableValue, ReadableValue ],
	values: readonly unknown[]
): readonly [ ReadableValue, ReadableValue ] {
	const [ before, after ] = readable;
	const [ from, to ] = values.map(
		( value ) => readPresetReference( value )?.slug
	);
	return before.text === after.text && from && to && from !== to
		? [
				{ ...before, text: formatPair( before.text, from ) },
				{ ...after, text: formatPair( after.text, to ) },
		  ]
		: readable;
}

function formatPair( name: string, value: string ): string {
	return sprintf(
		/* translators: 1: name of a preset, for example "Accent 1". 2: its value or its slug, for example "#336699". */
		__( '%1$s (%2$s)', 'atelier' ),
		name,
		value
	);
}

function readValue(
	value: unknown,
	path: ConfigPath,
	config: Config,
	isRenamed: boolean
): ReadableValue {
	if ( value === undefined || value === null || value === '' ) {
		return { text: __( 'Not set', 'atelier' ) };
	}
	const reference = readReference( value, path, config );
	if ( reference ) {
		return reference;
	}
	const isEntry = findPresetList( path ) && isRecord( value );
	const content = isEntry ? getPresetValue( value ) ?? value : value;
	const text = shorten( formatValue( content ), MAX_LENGTH );
	const isColor = path.some(
		( key ) => key === 'color' || key === 'gradient'
	);
	return {
		text:
			isEntry && isRenamed
				? formatPair( String( value.name ), text )
				: text,
		...( ! isEntry && text === content ? { isCode: true } : {} ),
		...( isColor && isFill( content ) ? { fill: content } : {} ),
	};
}

// Returns the name of the preset that a reference names, or that it no longer exists.
function readReference(
	value: unknown,
	path: ConfigPath,
	config: Config
): ReadableValue | undefined {
	const reference = readPresetReference( value );
	if ( ! reference ) {
		return undefined;
	}
	const { slug, isFill: hasFill } = reference;
	const preset = findPreset( config, path, reference )?.preset;
	if ( ! preset ) {
		return {
			text: sprintf(
				/* translators: %s: name of a color, font or another preset that a value refers to. */
				__( '%s (no longer there)', 'atelier' ),
				slug
			),
		};
	}
	const content = getPresetValue( preset );
	return {
		text: typeof preset.name === 'string' ? preset.name : slug,
		...( hasFill && isFill( content ) ? { fill: content } : {} ),
	};
}

function formatValue( value: unknown ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'On', 'atelier' ) : __( 'Off', 'atelier' );
	}
	if ( Array.isArray( value ) ) {
		return joinTexts( value );
	}
	if ( typeof value === 'number' ) {
		return formatNumber( value, DECIMALS );
	}
	const bounds = readFluidSize( value );
	if ( bounds ) {
		return sprintf(
			/* translators: 1: smallest size, for example "12 px". 2: largest one. */
			__( '%1$s – %2$s', 'atelier' ),
			formatValue( bounds.min ),
			formatValue( bounds.max )
		);
	}
	const length = typeof value === 'string' ? parseLength( value ) : undefined;
	return length &&
		/^[a-z]+$/.test( length.unit ) &&
		/[a-z]/i.test( String( value ) )
		? sprintf(
				/* translators: 1: a number. 2: its unit, for example "rem". */
				__( '%1$s %2$s', 'atelier' ),
				formatNumber( length.value, DECIMALS ),
				length.unit
		  )
		: describeValue( value );
}

function joinTexts( list: unknown ): string {
	return shorten(
		( Array.isArray( list ) ? list : [] ).map( describeValue ).join( ', ' ),
		MAX_LENGTH
	);
}

// A value with `url()` is not shown: its image would be requested from any address in the config.
function isFill( value: unknown ): value is string {
	return typeof value === 'string' && ! /url\(/i.test( value );
}
