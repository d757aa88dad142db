import { describeGradientKind } from '@/features/styles/rules/words/gradient-words';

it.each( [
	[ 'linear-gradient(red, blue)', 'to the bottom' ],
	[ 'linear-gradient(to right, red, blue)', 'to the right' ],
	[ 'linear-gradient(to top left, red, blue)', 'to the top left' ],
	[ 'linear-gradient(to left top, red, blue)', 'to the top left' ],
	[ 'linear-gradient(135deg, rgb(1, 2, 3) 0%, blue)', 'to the bottom right' ],
	[ 'linear-gradient(-90deg, red, blue)', 'to the left' ],
	[ 'linear-gradient(0.5turn, red, blue)', 'to the bottom' ],
	[ 'linear-gradient(160deg, red, blue)', 'at 160°' ],
	[ 'LINEAR-GRADIENT(360deg, red, blue)', 'to the top' ],
	[ 'radial-gradient(circle at 50% 50%, red, blue)', 'radial' ],
	[ 'conic-gradient(from 45deg, red, blue)', 'conic' ],
	[
		'repeating-linear-gradient(45deg, red, blue 10px)',
		'repeating, to the top right',
	],
	[ 'linear-gradient(red, blue), linear-gradient(90deg, red, blue)', '' ],
	[ 'url(a.png)', '' ],
	[ 'none', '' ],
] )( 'says of %s where it runs: %s', ( image, words ) => {
	expect( describeGradientKind( image ) ).toBe( words );
} );
