import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables with texts that PHP and TypeScript share. */
const TABLES = [
	'includes/page/screens.json',
	'includes/styles/sections.json',
	'includes/styles/value-words.json',
];

/** Columns with texts for people. */
const TEXT_COLUMNS = [ 'title', 'label', 'description' ];

/** Matches the end of the name of a file with a table's texts for WP-CLI, which does not read such JSON. */
export const TABLE_TEXTS = /\.json\.texts\.php$/;

/**
 * Returns the texts of a table, each once.
 *
 * @param {Record<string, Record<string, unknown>>} table Rows by name.
 * @return {string[]} The texts, in the order of the rows.
 */
export function collectTableTexts( table ) {
	return [
		...new Set(
			Object.values( table ).flatMap( ( row ) =>
				TEXT_COLUMNS.flatMap( ( column ) =>
					typeof row[ column ] === 'string' ? [ row[ column ] ] : []
				)
			)
		),
	];
}

/**
 * Reads the texts of all tables.
 *
 * @param {string} root The project's folder.
 * @return {string[]} The texts; one may be in several tables.
 */
export function readTableTexts( root ) {
	return TABLES.flatMap( ( path ) => readTable( root, path ) );
}

function readTable( root, path ) {
	return collectTableTexts(
		JSON.parse( readFileSync( join( root, path ), 'utf8' ) )
	);
}

/**
 * Writes a PHP file with the texts of each table beside the table, for WP-CLI to collect.
 *
 * @param {string} root   The project's folder.
 * @param {string} folder The copy of the project that WP-CLI reads.
 */
export function writeTableTexts( root, folder ) {
	for ( const path of TABLES ) {
		const calls = readTable( root, path ).map(
			( text ) =>
				`__( '${ text.replace( /[\\']/g, '\\$&' ) }', 'atelier' );`
		);
		writeFileSync(
			join( folder, `${ path }.texts.php` ),
			`<?php\n${ calls.join( '\n' ) }\n`
		);
	}
}
