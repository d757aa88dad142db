import { __, _n, sprintf } from '@wordpress/i18n';

import { shorten } from '@/utils/shorten';
import type { HistoryKind, HistoryRecord, RecordName } from './types';

/** Largest number of records that a row names; others are counted. */
const MAX_NAMED = 4;

const MAX_LENGTH = 60;

/**
 * Returns the name of a record in a list of several kinds: *Header*, *Menu “Main”*.
 *
 * @param record The record.
 */
export function nameRecord( {
	kind,
	title,
}: Pick< RecordName, 'kind' | 'title' > ): string {
	const shown =
		title.trim() === ''
			? __( '(no title)', 'atelier' )
			: shorten( title, MAX_LENGTH );
	switch ( kind ) {
		case 'wp_navigation':
			/* translators: %s: title of a menu. */
			return sprintf( __( 'Menu “%s”', 'atelier' ), shown );
		case 'wp_block':
			/* translators: %s: title of a pattern. */
			return sprintf( __( 'Pattern “%s”', 'atelier' ), shown );
		case 'wp_template':
			/* translators: %s: title of a template. */
			return sprintf( __( 'Template “%s”', 'atelier' ), shown );
		case 'active':
			/* translators: %s: slug of a template, for example "single". */
			return sprintf( __( 'Active template of “%s”', 'atelier' ), shown );
		default:
			return shown;
	}
}

/**
 * Joins names with commas.
 *
 * @param names Names.
 */
export function joinNames( names: readonly string[] ): string {
	return names.length === 0
		? ''
		: names.reduce( ( line, name ) =>
				sprintf(
					/* translators: 1, 2: items of a list. */
					__( '%1$s, %2$s', 'atelier' ),
					line,
					name
				)
		  );
}

/**
 * Returns the names of changed records: *Styles (3), Header, Menu “Main”*.
 *
 * @param records Records.
 */
export function describeRecords( records: readonly HistoryRecord[] ): string {
	const names = records.slice( 0, MAX_NAMED ).map( ( record ) =>
		record.count > 1
			? sprintf(
					/* translators: 1: what was changed. 2: how often. */
					__( '%1$s (%2$d)', 'atelier' ),
					nameRecord( record ),
					record.count
			  )
			: nameRecord( record )
	);
	const more = records.length - MAX_NAMED;
	return joinNames( [
		...names,
		...( more > 0
			? [
					sprintf(
						/* translators: %d: number of items that are not named. */
						_n( '%d more', '%d more', more, 'atelier' ),
						more
					),
			  ]
			: [] ),
	] );
}

/**
 * Returns the word for the change of a record.
 *
 * @param record        The record.
 * @param record.change The change.
 */
export function describeChange( {
	change,
}: Pick< HistoryRecord, 'change' > ): string {
	switch ( change ) {
		case 'created':
			return __( 'created', 'atelier' );
		case 'deleted':
			return __( 'deleted', 'atelier' );
		case 'restored':
			return __( 'restored', 'atelier' );
		case 'changed':
			return __( 'changed', 'atelier' );
	}
}

/**
 * Returns the name of a kind of records, for a filter.
 *
 * @param kind The kind.
 */
export function nameHistoryKind( kind: HistoryKind ): string {
	switch ( kind ) {
		case 'wp_global_styles':
			return __( 'Styles', 'atelier' );
		case 'wp_template':
			return __( 'Templates', 'atelier' );
		case 'wp_template_part':
			return __( 'Template parts', 'atelier' );
		case 'wp_block':
			return __( 'Patterns', 'atelier' );
		case 'wp_navigation':
			return __( 'Menus', 'atelier' );
		case 'active':
			return __( 'Active templates', 'atelier' );
		case 'identity':
			return __( 'Identity', 'atelier' );
		case 'block-style':
			return __( 'Block styles', 'atelier' );
	}
}
