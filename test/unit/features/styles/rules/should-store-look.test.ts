import { shouldStoreLook } from '@/features/styles/rules/should-store-look';

const look = ( text: string ) => ( {
	settings: {},
	styles: { color: { text } },
} );

describe( 'mustKeepLook', () => {
	it.each( [
		[
			'a look of the person’s own',
			look( 'red' ),
			[ look( 'blue' ) ],
			true,
		],
		[ 'not the theme’s look', { settings: {}, styles: {} }, [], false ],
		[
			'not one that says nothing',
			{ settings: { color: {} }, styles: {} },
			[],
			false,
		],
		[
			'not one that is kept already',
			look( 'red' ),
			[ look( 'blue' ), look( 'red' ) ],
			false,
		],
	] )( 'keeps %s', ( _title, current, kept, expected ) => {
		expect( shouldStoreLook( { current, kept } ) ).toBe( expected );
	} );
} );
