import {
	chooseWelcomeGuide,
	type WelcomeGuideInput,
} from '@/app/welcome-guides/choose-welcome-guide';

const fresh: WelcomeGuideInput = {
	preferences: {
		welcomeGuide: true,
		welcomeGuideStyles: true,
		welcomeGuidePage: true,
		welcomeGuideTemplate: true,
	},
	requested: null,
	isEditing: true,
	isStylesOpen: false,
	postType: 'wp_template',
	hasPreviousEntity: false,
	isBlockTheme: true,
};

const seen = {
	...fresh,
	preferences: { ...fresh.preferences, welcomeGuide: false },
};

describe( 'chooseWelcomeGuide', () => {
	it.each< [ string, WelcomeGuideInput, string | null ] >( [
		[ 'the site guide in the editor', fresh, 'site' ],
		[ 'none in the view', { ...fresh, isEditing: false }, null ],
		[
			'none in the editor of a classic theme',
			{ ...fresh, isBlockTheme: false, postType: 'wp_block' },
			null,
		],
		[
			'none when its preference is off',
			{ ...seen, postType: 'wp_block' },
			null,
		],
		[
			'the Styles guide when the Styles sidebar is open',
			{ ...seen, isStylesOpen: true },
			'styles',
		],
		[
			'the Styles guide in the view too',
			{ ...fresh, isEditing: false, isStylesOpen: true },
			'styles',
		],
		[
			'no Styles guide when its preference is off',
			{
				...seen,
				isStylesOpen: true,
				preferences: {
					...seen.preferences,
					welcomeGuideStyles: false,
				},
			},
			null,
		],
		[
			'the page guide once the main one is off',
			{ ...seen, postType: 'page' },
			'page',
		],
		[
			'the main guide before the page guide',
			{ ...fresh, postType: 'page' },
			'site',
		],
		[
			'no page guide when its preference is off',
			{
				...seen,
				postType: 'page',
				preferences: { ...seen.preferences, welcomeGuidePage: false },
			},
			null,
		],
		[
			'the template guide when the person came from another record',
			{ ...seen, hasPreviousEntity: true },
			'template',
		],
		[ 'no template guide otherwise', seen, null ],
		[
			'no template guide when its preference is off',
			{
				...seen,
				hasPreviousEntity: true,
				preferences: {
					...seen.preferences,
					welcomeGuideTemplate: false,
				},
			},
			null,
		],
		[
			'the one that was opened from a menu, wherever the person is',
			{ ...fresh, isEditing: false, requested: 'styles' },
			'styles',
		],
	] )( 'shows %s', ( _, input, expected ) => {
		expect( chooseWelcomeGuide( input ) ).toBe( expected );
	} );
} );
