import { __ } from '@wordpress/i18n';

import type { DirtyRecord } from './dirty-record';

/** The site's settings that are first, in this order. */
const FIRST_SETTINGS: readonly string[] = [
	'title',
	'description',
	'site_logo',
	'site_icon',
];

/** Names of records that are before all others, in this order. */
const FIRST_NAMES: readonly string[] = [
	'site',
	'globalStyles',
	'wp_template',
	'wp_template_part',
];

/** Input of {@link listDirtyRecords}. */
export interface DirtySources {
	/** Records with unsaved changes according to core-data. */
	records: readonly DirtyRecord[];
	/** Unsaved settings of the site. */
	siteEdits: Readonly< Record< string, unknown > >;
	/** Names of the site's settings. */
	settingLabels: Readonly< Record< string, string > >;
}

/**
 * Returns all records with unsaved changes in the order of the review. Each setting of the site is a separate entry, because a person changes
 * them one by one.
 *
 * @param sources The records, and their edits.
 */
export function listDirtyRecords( {
	records,
	siteEdits,
	settingLabels,
}: DirtySources ): readonly DirtyRecord[] {
	const listed = records.flatMap( ( record ) =>
		isSite( record )
			? listSettings( record, siteEdits, settingLabels )
			: [ nameRecord( record ) ]
	);
	return listed
		.map( ( record, index ) => ( { record, index } ) )
		.sort(
			( a, b ) =>
				getRank( a.record, listed ) - getRank( b.record, listed ) ||
				a.index - b.index
		)
		.map( ( { record } ) => record );
}

function isSite( { kind, name }: DirtyRecord ): boolean {
	return kind === 'root' && name === 'site';
}

// WordPress stores the styles of a theme as “Custom Styles”; their screen is called Styles.
function nameRecord( record: DirtyRecord ): DirtyRecord {
	return record.name === 'globalStyles'
		? { ...record, title: __( 'Styles', 'atelier' ) }
		: record;
}

function listSettings(
	site: DirtyRecord,
	edits: DirtySources[ 'siteEdits' ],
	labels: DirtySources[ 'settingLabels' ]
): DirtyRecord[] {
	const properties = Object.keys( edits ).filter(
		( property ) => edits[ property ] !== undefined
	);
	return properties
		.sort( ( a, b ) => settingRank( a ) - settingRank( b ) )
		.map( ( property ) => ( {
			...site,
			property,
			title: labels[ property ] ?? property,
		} ) );
}

function settingRank( property: string ): number {
	const rank = FIRST_SETTINGS.indexOf( property );
	return rank === -1 ? FIRST_SETTINGS.length : rank;
}

// Records of one kind are together, at the place of the first of them.
function getRank( { name }: DirtyRecord, all: readonly DirtyRecord[] ): number {
	const rank = FIRST_NAMES.indexOf( name );
	return rank === -1
		? FIRST_NAMES.length +
				all.findIndex( ( record ) => record.name === name )
		: rank;
}
