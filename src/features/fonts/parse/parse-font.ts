import { create } from 'fontkitten';

import type { FontTables } from './describe-font';

/*
 * fontkitten reads all four formats, WOFF2 and variable fonts among them, from bytes in the browser: it is the maintained extract of
 * fontkit without layout and subsetting, typed, and a third of its size. It works synchronously on the whole file, so a broken file results in
 * an error and never in an endless wait. lib-font, which the host uses, reports by events of the window and needs two further scripts for WOFF
 * and WOFF2; opentype.js reads no WOFF2.
 */

/**
 * Reads the tables of a font.
 *
 * @param bytes Contents of the file.
 * @throws When it is no font, or its tables cannot be read.
 */
export function parseFont( bytes: Uint8Array ): FontTables {
	const font = create( bytes as Parameters< typeof create >[ 0 ] );
	if ( font.isCollection ) {
		throw new Error( 'A collection of fonts is no font.' );
	}
	// Tables are read lazily: reading one that every font has shows whether the file is complete.
	if ( ! ( font.numGlyphs > 0 && font.unitsPerEm > 0 ) ) {
		throw new Error( 'The font has no glyphs.' );
	}
	const { name, 'OS/2': os2 } = font as unknown as UntypedTables;
	return {
		// The family's usual name; the older entry may name each weight as a separate family.
		family: readName( name?.records?.preferredFamily ) ?? font.familyName,
		styleNames: [
			font.subfamilyName,
			font.fullName,
			font.postscriptName,
		].filter( Boolean ),
		weightClass: os2?.usWeightClass,
		isItalic: Boolean(
			os2?.fsSelection?.italic ||
				os2?.fsSelection?.oblique ||
				font.italicAngle
		),
		axes: Object.entries( font.variationAxes ).flatMap(
			( [ tag, axis ] ) => ( axis ? [ { ...axis, tag } ] : [] )
		),
	};
}

/** Tables that the parser reads, but that its types lack; any may be missing. */
interface UntypedTables {
	name?: { records?: { preferredFamily?: Record< string, string > } };
	'OS/2'?: {
		usWeightClass?: number;
		fsSelection?: { italic?: boolean; oblique?: boolean };
	};
}

function readName(
	record: Readonly< Record< string, string > > | undefined
): string | undefined {
	return record?.en ?? Object.values( record ?? {} )[ 0 ];
}
