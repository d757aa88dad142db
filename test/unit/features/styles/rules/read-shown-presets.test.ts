import {
	readOfferedPresets,
	readShownPresets,
} from '@/features/styles/rules/read-shown-presets';

const red = { slug: 'red', name: 'Red', color: '#f00' };
const blue = { slug: 'blue', name: 'Blue', color: '#00f' };

const aConfig = ( defaultPalette?: boolean ) => ( {
	settings: {
		color: {
			palette: { default: [ red ], theme: [ blue ] },
			...( defaultPalette !== undefined && { defaultPalette } ),
		},
	},
} );

it.each( [
	[ 'does not say', undefined, [ red ], [ 'red', 'blue' ] ],
	[ 'shows them', true, [ red ], [ 'red', 'blue' ] ],
	[ 'hides them', false, [], [ 'blue' ] ],
] )(
	'reads the presets of WordPress where the config %s',
	( _, defaultPalette, own, offered ) => {
		const config = aConfig( defaultPalette );
		expect( readShownPresets( config, 'color', 'default' ) ).toEqual( own );
		expect( readShownPresets( config, 'color', 'theme' ) ).toEqual( [
			blue,
		] );
		expect(
			readOfferedPresets( config, 'color' )
				.map( ( { slug } ) => slug )
				.sort()
		).toEqual( [ ...offered ].sort() );
	}
);
