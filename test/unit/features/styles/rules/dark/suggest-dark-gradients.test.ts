import { colord, extend } from 'colord';
import namesPlugin from 'colord/plugins/names';

import { suggestDark } from '@/features/styles/rules/dark/suggest-dark';
import { suggestDarkGradients } from '@/features/styles/rules/dark/suggest-dark-gradients';

extend( [ namesPlugin ] );

const resolve = ( color: string ) =>
	colord( color ).isValid() ? colord( color ).toRgb() : undefined;
const suggest = ( gradient: string ) =>
	suggestDarkGradients( [ { slug: 'a', gradient } ], resolve ).a;
const { w: WHITE, r: RED } = suggestDark( [
	{ slug: 'w', rgba: { r: 255, g: 255, b: 255, a: 1 } },
	{ slug: 'r', rgba: { r: 255, g: 0, b: 0, a: 1 } },
] );

it.each( [
	[
		'linear-gradient(135deg,#fff 0%,#ff0000 100%)',
		`linear-gradient(135deg,${ WHITE } 0%,${ RED } 100%)`,
	],
	[
		'linear-gradient(to right, rgb(255,255,255), rgba(255, 0, 0, 1) 40%)',
		`linear-gradient(to right, ${ WHITE }, ${ RED } 40%)`,
	],
	[
		'radial-gradient(circle at center, white, red)',
		`radial-gradient(circle at center, ${ WHITE }, ${ RED })`,
	],
	[ 'linear-gradient(white,red)', `linear-gradient(${ WHITE },${ RED })` ],
	[
		'linear-gradient(var(--wp--preset--color--red), white, transparent)',
		`linear-gradient(var(--wp--preset--color--red), ${
			suggestDark( [
				{ slug: 'w', rgba: { r: 255, g: 255, b: 255, a: 1 } },
			] ).w
		}, transparent)`,
	],
] )( 'makes the colors of %s dark', ( gradient, expected ) => {
	expect( suggest( gradient ) ).toBe( expected );
} );

it.each( [
	'linear-gradient(var(--wp--preset--color--red), var(--wp--preset--color--base-2))',
	'linear-gradient(currentColor, transparent)',
	'url(white.png)',
	'',
] )( 'suggests nothing for %s', ( gradient ) => {
	expect( suggest( gradient ) ).toBeUndefined();
} );

it( 'keeps the lighter color the other one', () => {
	const [ from = '', to = '' ] =
		suggest( 'linear-gradient(#ffffff, #333333)' )?.match(
			/#[\da-f]{6}/g
		) ?? [];
	expect( colord( from ).brightness() ).toBeLessThan(
		colord( to ).brightness()
	);
} );
