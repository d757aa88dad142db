import { formatDate, isDate, NO_DATE } from '@/utils/format-date';

const UNREADABLE: readonly unknown[] = [
	'-0001-11-30T00:00:00',
	'0000-00-00 00:00:00',
	'2026-13-45',
	'Z',
	'',
	'x',
	undefined,
	null,
	NaN,
	Infinity,
	true,
	{},
	[ '2026-11-21' ],
];

describe( 'formatDate', () => {
	it.each( UNREADABLE )( 'shows a dash for %j', ( value ) => {
		expect( isDate( value ) ).toBe( false );
		expect( formatDate( 'Y-m-d', value ) ).toBe( NO_DATE );
	} );

	it.each( [
		'2026-11-21T12:00:00',
		'2026-11-21T12:00:00Z',
		Date.UTC( 2026, 10, 21, 12 ),
	] )( 'shows %s', ( value ) => {
		expect( isDate( value ) ).toBe( true );
		expect( formatDate( 'Y-m-d', value ) ).toBe( '2026-11-21' );
	} );
} );
