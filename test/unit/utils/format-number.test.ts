import { formatNumber } from '@/utils/format-number';

afterEach( () => {
	document.documentElement.lang = '';
} );

it.each( [
	[ '', 1.5, { most: 2 }, '1.5' ],
	[ 'en-US', 14.725, { most: 2 }, '14.73' ],
	[ 'en-US', 1340, { most: 2 }, '1340' ],
	[ 'de-DE', 1.5, { most: 2 }, '1,5' ],
	[ 'de-DE', 4.5, { most: 2, least: 2 }, '4,50' ],
	[ 'fr-FR', 1234.5, { most: 2 }, '1234,5' ],
	[ 'ar', 19.2, { most: 2 }, '19.2' ],
	[ 'not a language', 1.5, { most: 2 }, '1.5' ],
] )( 'in “%s” %p with decimals %p is %s', ( lang, value, decimals, text ) => {
	document.documentElement.lang = lang;
	expect( formatNumber( value, decimals ) ).toBe( text );
} );
