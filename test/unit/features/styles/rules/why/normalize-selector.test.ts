import { haveCommonSelector } from '@/features/styles/rules/why/normalize-selector';

describe( 'haveCommonSelector', () => {
	it.each( [
		[ ':root :where(.wp-block-quote)', '.wp-block-quote', true ],
		[ ':root :where(h1, h2)', 'h2', true ],
		[ '.editor-styles-wrapper', 'body', true ],
		[ ':root :where(.editor-styles-wrapper p)', 'p', true ],
		[
			':root :where(.wp-block-button.is-style-outline--2 .wp-block-button__link)',
			'.wp-block-button.is-style-outline .wp-block-button__link',
			true,
		],
		[ 'input[type="email"]', 'input[type=email]', true ],
		[ '.a>.b', '.a > .b', true ],
		[ ':root :where(.is-layout-flow) > *', '.is-layout-flow > *', true ],
		[
			':root :where(.is-layout-flow) > :where(.a)',
			'.is-layout-flow > :where(.a)',
			true,
		],
		[ ':where(.wp-site-blocks) > *', '.wp-site-blocks > *', true ],
		[ 'p.has-drop-cap', 'p', false ],
		[ '.editor-styles-wrapper-more', 'body', false ],
	] )( 'compares %s with %s', ( printed, named, expected ) => {
		expect( haveCommonSelector( [ printed ], [ named ] ) ).toBe( expected );
	} );
} );
