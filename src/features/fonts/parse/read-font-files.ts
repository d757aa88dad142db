import { __ } from '@wordpress/i18n';

import {
	describeFont,
	type FontDescription,
	type FontTables,
} from './describe-font';
import { readFontExtension, readFontSignature } from './font-signature';

/** A file whose font can be installed. */
export interface FontUpload extends FontDescription {
	/** The file, with the extension of its format. */
	file: File;
	/** Name of the chosen file. */
	fileName: string;
	/** Family in the file, before the person's correction. */
	readFamily: string;
}

/** A file that cannot be installed. */
export interface FontProblem {
	fileName: string;
	reason: string;
}

/** Contents of several chosen files. */
export interface FontFiles {
	uploads: readonly FontUpload[];
	problems: readonly FontProblem[];
	/** Whether a file was chosen that is no font (specification 5). */
	hasRefusedFile: boolean;
}

/** Functions that read font files. */
export interface FontReader {
	/** Reads the tables of a font; throws if it is no font. */
	parse: ( bytes: Uint8Array ) => FontTables;
	/** Returns whether this browser shows the font. */
	canShow: ( bytes: Uint8Array ) => Promise< boolean >;
}

/**
 * Reads font files (specification 5): files with the name of an earlier one are dropped, and one that cannot be read does not affect the
 * others.
 *
 * @param files  Chosen files.
 * @param reader Functions that read a file.
 */
export async function readFontFiles(
	files: readonly File[],
	reader: FontReader
): Promise< FontFiles > {
	const uploads: FontUpload[] = [];
	const problems: FontProblem[] = [];
	let hasRefusedFile = false;
	for ( const file of dropDuplicates( files ) ) {
		const result = await readFontFile( file, reader );
		if ( 'file' in result ) {
			uploads.push( result );
		} else {
			problems.push( result );
			hasRefusedFile ||= result.isRefused;
		}
	}
	return { uploads, problems, hasRefusedFile };
}

/**
 * Returns the files without those that have the name of an earlier one.
 *
 * @param files Chosen files.
 */
function dropDuplicates( files: readonly File[] ): File[] {
	return [
		...new Map(
			// Reversed, because a map has the last entry of a key, and the first file of a name is kept.
			[ ...files ].reverse().map( ( file ) => [ file.name, file ] )
		).values(),
	].reverse();
}

async function readFontFile(
	file: File,
	{ parse, canShow }: FontReader
): Promise< FontUpload | ( FontProblem & { isRefused: boolean } ) > {
	const refuse = ( reason: string, isRefused = true ) => ( {
		fileName: file.name,
		reason,
		isRefused,
	} );
	if ( ! readFontExtension( file.name ) ) {
		return refuse(
			__( 'This is not an otf, ttf, woff or woff2 file.', 'atelier' )
		);
	}
	if ( file.size === 0 ) {
		return refuse( __( 'The file is empty.', 'atelier' ) );
	}
	let bytes: Uint8Array;
	try {
		bytes = new Uint8Array( await file.arrayBuffer() );
	} catch {
		return refuse( __( 'The file could not be read.', 'atelier' ), false );
	}
	const format = readFontSignature( bytes );
	if ( ! format ) {
		return refuse( __( 'It does not hold a font.', 'atelier' ) );
	}
	let tables: FontTables;
	try {
		tables = parse( bytes );
	} catch {
		return refuse( __( 'The font is damaged.', 'atelier' ) );
	}
	if ( ! ( await canShow( bytes ) ) ) {
		return refuse(
			__( 'This browser does not show the font.', 'atelier' ),
			false
		);
	}
	const description = describeFont( tables, file.name );
	return {
		...description,
		readFamily: description.family,
		file: withExtension( file, format ),
		fileName: file.name,
	};
}

// The server derives the format from the extension and sends it to browsers, which would not show a file with a wrong one.
function withExtension( file: File, format: string ): File {
	return readFontExtension( file.name ) === format
		? file
		: new File( [ file ], file.name.replace( /[^.]+$/, format ), {
				type: file.type,
		  } );
}
