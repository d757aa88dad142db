import {
	getItemDetails,
	type ItemRecord,
} from '@/screens/items/get-item-details';

describe( 'getItemDetails', () => {
	it.each< [ string, ItemRecord, Record< string, string > ] >( [
		[
			'wp_template_part',
			{ area: 'header', author_text: 'Twenty Twenty-Five' },
			{ Area: 'Header', Source: 'Twenty Twenty-Five' },
		],
		[ 'wp_template_part', { area: '' }, { Area: 'General' } ],
		[ 'wp_template_part', { area: 'aside' }, { Area: 'aside' } ],
		[ 'wp_template', { author_text: 'Ada Holm' }, { Source: 'Ada Holm' } ],
		[ 'wp_template', { area: 'header' }, {} ],
		[ 'wp_block', { wp_pattern_sync_status: '' }, { Syncing: 'Synced' } ],
		[
			'wp_block',
			{ wp_pattern_sync_status: 'full' },
			{ Syncing: 'Synced' },
		],
		[
			'wp_block',
			{ wp_pattern_sync_status: 'unsynced' },
			{ Syncing: 'Not synced' },
		],
		[ 'wp_block', {}, { Syncing: 'Not synced' } ],
		[ 'wp_navigation', { status: 'draft' }, { Status: 'Draft' } ],
		[ 'wp_navigation', { status: 'archived' }, { Status: 'archived' } ],
	] )( 'of %s %j', ( postType, record, expected ) => {
		const details = getItemDetails( postType, record );
		expect(
			Object.fromEntries(
				details.map( ( { label, value } ) => [ label, value ] )
			)
		).toEqual( expected );
	} );

	it( 'says when a record was last modified, in the site’s format', () => {
		expect(
			getItemDetails( 'wp_template', { modified: '2026-03-04T15:06:00' } )
		).toEqual( [
			{
				label: 'Last modified',
				value: expect.stringContaining( 'March 4, 2026' ),
			},
		] );
	} );
} );
