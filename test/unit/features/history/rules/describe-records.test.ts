import {
	describeRecords,
	nameRecord,
} from '@/features/history/rules/describe-records';
import type {
	HistoryKind,
	HistoryRecord,
} from '@/features/history/rules/types';

const record = ( kind: HistoryKind, title: string, count = 1 ) =>
	( { kind, title, count } ) as HistoryRecord;

it.each< [ HistoryKind, string, string ] >( [
	[ 'wp_global_styles', 'Styles', 'Styles' ],
	[ 'wp_template_part', 'Header', 'Header' ],
	[ 'wp_navigation', 'Main', 'Menu “Main”' ],
	[ 'wp_block', 'Hero', 'Pattern “Hero”' ],
	[ 'wp_template', 'Index', 'Template “Index”' ],
	[ 'active', 'single', 'Active template of “single”' ],
	[ 'identity', 'Site title', 'Site title' ],
	[ 'wp_template_part', ' ', '(no title)' ],
] )( 'nameRecord names %s “%s”: %s', ( kind, title, expected ) => {
	expect( nameRecord( { kind, title } ) ).toBe( expected );
} );

it.each< [ readonly HistoryRecord[], string ] >( [
	[ [], '' ],
	[
		[
			record( 'wp_global_styles', 'Styles', 3 ),
			record( 'wp_template_part', 'Header' ),
			record( 'wp_navigation', 'Main' ),
		],
		'Styles (3), Header, Menu “Main”',
	],
	[
		[ 'A', 'B', 'C', 'D', 'E', 'F' ].map( ( title ) =>
			record( 'wp_template_part', title )
		),
		'A, B, C, D, 2 more',
	],
] )( 'describeRecords says what was changed: row %#', ( records, expected ) => {
	expect( describeRecords( records ) ).toBe( expected );
} );
