import { __, sprintf } from '@wordpress/i18n';

import { isRecord } from '@/utils/is-record';
import type { SyncStatus } from './types';

/** A pattern in a file: the host's format, with categories. */
export interface PatternFile {
	title: string;
	content: string;
	syncStatus: SyncStatus;
	/** Labels of its categories. */
	categories: readonly string[];
}

/** Marks a file, or an entry of one, as a pattern. */
const MARK = 'wp_block';

/** Largest length of a file's text, far beyond that of any pattern. */
const MAX_CHARACTERS = 5_000_000;
const MAX_PATTERNS = 500;
const MAX_LABEL_CHARACTERS = 200;

/**
 * Returns the text of a file with patterns: the host's format for one, a list of such entries for several.
 *
 * @param patterns The patterns.
 */
export function formatPatterns( patterns: readonly PatternFile[] ): string {
	const entries = patterns.map( formatEntry );
	const [ only ] = entries;
	return JSON.stringify(
		entries.length === 1 ? only : entries,
		undefined,
		2
	);
}

/**
 * Parses the patterns of a file. One invalid entry makes the whole file invalid.
 *
 * @param text The file's text.
 * @throws An error with a message for the person.
 */
export function parsePatterns( text: string ): readonly PatternFile[] {
	if ( text.length > MAX_CHARACTERS ) {
		throw new Error( __( 'The file is too large.', 'atelier' ) );
	}
	const value = parseJson( text );
	const entries = Array.isArray( value ) ? value : [ value ];
	if ( entries.length === 0 ) {
		throw new Error( __( 'The file holds no pattern.', 'atelier' ) );
	}
	if ( entries.length > MAX_PATTERNS ) {
		throw new Error(
			sprintf(
				/* translators: %d: a number of patterns. */
				__( 'The file contains more than %d patterns.', 'atelier' ),
				MAX_PATTERNS
			)
		);
	}
	return entries.map( parseEntry );
}

function formatEntry( {
	title,
	content,
	syncStatus,
	categories,
}: PatternFile ): Record< string, unknown > {
	return {
		__file: MARK,
		title,
		content,
		syncStatus: syncStatus === 'full' ? '' : syncStatus,
		...( categories.length > 0 ? { categories } : {} ),
	};
}

function parseJson( text: string ): unknown {
	try {
		// Some editors put a byte order mark before the text.
		return JSON.parse( text.replace( /^\uFEFF/, '' ) );
	} catch {
		throw new Error( __( 'Invalid JSON file', 'atelier' ) );
	}
}

function parseEntry( value: unknown ): PatternFile {
	if (
		! isRecord( value ) ||
		value.__file !== MARK ||
		typeof value.title !== 'string' ||
		value.title.trim() === '' ||
		typeof value.content !== 'string' ||
		! isSyncStatus( value.syncStatus ) ||
		! isLabelList( value.categories )
	) {
		throw new Error( __( 'Invalid pattern JSON file', 'atelier' ) );
	}
	return {
		title: value.title.trim(),
		content: value.content,
		syncStatus: value.syncStatus === 'unsynced' ? 'unsynced' : 'full',
		categories: [
			...new Set(
				( value.categories ?? [] )
					.map( ( label ) => label.trim() )
					.filter( Boolean )
			),
		],
	};
}

// An exported synced pattern has an empty status; in old files the status is missing.
function isSyncStatus( value: unknown ): boolean {
	return [ undefined, '', 'full', 'unsynced' ].includes(
		value as string | undefined
	);
}

function isLabelList( value: unknown ): value is string[] | undefined {
	return (
		value === undefined ||
		( Array.isArray( value ) &&
			value.every(
				( label ) =>
					typeof label === 'string' &&
					label.length <= MAX_LABEL_CHARACTERS
			) )
	);
}
