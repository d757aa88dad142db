import { createPresetNames } from '@/features/styles/rules/style-names';

const THEME = {
	color: {
		palette: {
			default: [ { slug: 'black', name: 'Black' } ],
			theme: [
				{ slug: 'accent-1', name: 'Accent 1' },
				{ slug: 'nameless', name: ' ' },
			],
		},
	},
	blocks: {
		'core/quote': {
			color: { palette: { theme: [ { slug: 'ink', name: 'Ink' } ] } },
		},
	},
};
const OWN = {
	color: {
		palette: {
			theme: [ { slug: 'accent-1', name: 'Sun' } ],
			custom: [ { slug: 'black', name: 'My black' } ],
		},
		gradients: [ { slug: 'dawn', name: 'Dawn' } ],
		duotone: 'broken',
	},
};

it.each< [ string, string, string | undefined, string | undefined ] >( [
	[ 'color.palette', 'accent-1', undefined, 'Sun' ],
	[ 'color.palette', 'black', undefined, 'My black' ],
	[ 'color.palette', 'ink', undefined, undefined ],
	[ 'color.palette', 'ink', 'core/quote', 'Ink' ],
	[ 'color.palette', 'black', 'core/quote', 'My black' ],
	[ 'color.palette', 'nameless', undefined, undefined ],
	[ 'color.gradients', 'dawn', undefined, 'Dawn' ],
	[ 'color.duotone', 'dusk', undefined, undefined ],
] )( 'of %s the preset %s of %s is called %s', ( list, slug, block, name ) => {
	expect(
		createPresetNames( [ OWN, THEME, undefined ] )(
			list.split( '.' ),
			slug,
			block
		)
	).toBe( name );
} );
