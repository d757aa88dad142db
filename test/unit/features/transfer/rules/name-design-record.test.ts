import { nameDesignRecord } from '@/features/transfer/rules/name-design-record';

it.each( [
	[ 'styles', 'styles/site', 'Styles', 'Styles of the site' ],
	[ 'block-style', 'block-style/core/quote/card', 'Card', 'Card (quote)' ],
	[ 'block-style', 'block-style/shop/cart/card', 'Card', 'Card (shop/cart)' ],
	[ 'pattern', 'pattern/hero', ' ', 'hero' ],
] as const )( 'names the %s %s titled “%s” %s', ( kind, key, title, name ) => {
	expect( nameDesignRecord( { kind, key, title } ) ).toBe( name );
} );
