import { describeMissingBlock } from '@/kits/canvas/missing-block/describe-missing-block';

it.each( [
	[ undefined, 'The block “a/b” cannot be shown here.' ],
	[ null, 'The block “a/b” cannot be shown here.' ],
	[
		{ name: 'Shop', isActive: true },
		'The block “a/b” comes from the plugin “Shop” and cannot be shown here.',
	],
	[
		{ name: 'Shop', isActive: false },
		'The block “a/b” comes from the plugin “Shop”, which is not active.',
	],
] )( 'says of a block of %j what is known', ( plugin, text ) => {
	expect( describeMissingBlock( 'a/b', plugin ) ).toBe( text );
} );
