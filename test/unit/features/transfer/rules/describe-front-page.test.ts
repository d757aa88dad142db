import { describeFrontPage } from '@/features/transfer/rules/describe-front-page';
import type { FrontPageCheck } from '@/features/transfer/rules/types';

const check = ( change: Partial< FrontPageCheck > = {} ): FrontPageCheck => ( {
	changed: [],
	missing: [],
	lacking: [],
	elsewhere: [],
	...change,
} );

it.each( [
	[ check(), [], [ 'Front page: same as before, 0 missing.' ] ],
	[
		check( { changed: [ 'Header', 'Main' ] } ),
		[],
		[ 'Front page: changed (Header, Main), 0 missing.' ],
	],
	[
		check( {
			missing: [
				{ kind: 'file', name: 'hero.webp' },
				{ kind: 'block', name: 'shop/cart' },
				{ kind: 'part', name: 'sidebar' },
				{ kind: 'pattern', name: '#7' },
				{ kind: 'menu', name: '#8' },
			],
		} ),
		[],
		[
			'Front page: same as before, 5 missing: hero.webp, block “shop/cart”, template part “sidebar”, pattern “#7”, menu “#8”.',
		],
	],
	[
		check( {
			changed: [ 'Header' ],
			missing: [ { kind: 'file', name: 'a.png' } ],
			lacking: [ 'Main' ],
			elsewhere: [ 'b.png' ],
		} ),
		[ 'Slate' ],
		[
			'Front page: changed (Header), 1 missing: a.png.',
			'On the front page of the file’s site, but not on this one: Main.',
			'Loaded from another site: b.png.',
			'Pictures are in the folder of Slate. Do not delete it.',
		],
	],
	[
		undefined,
		[ 'Slate', 'Coal' ],
		[ 'Pictures are in the folder of Slate, Coal. Do not delete it.' ],
	],
	[ undefined, [], [] ],
] )( 'describes the front page %#', ( given, themes, expected ) => {
	expect( describeFrontPage( given, themes ) ).toEqual( expected );
} );
