import { containsItself } from '@/features/patterns/rules/contains-itself';

describe( 'containsItself', () => {
	const pattern = { type: 'wp_block', id: 7, wpId: 0 } as const;
	const part = {
		type: 'wp_template_part',
		id: 'birch//header',
		wpId: 9,
	} as const;
	const place = ( type: string, id: string, postId: number ) => ( {
		type,
		id,
		postId,
	} );

	it.each( [
		[ 'a pattern that nothing uses', pattern, [], false ],
		[ 'a page of its number', pattern, [ place( 'page', '7', 7 ) ], false ],
		[ 'another', pattern, [ place( 'wp_block', '8', 8 ) ], false ],
		[ 'itself', pattern, [ place( 'wp_block', '7', 7 ) ], true ],
		[
			'a part by its name',
			part,
			[ place( 'wp_template_part', 'birch//header', 0 ) ],
			true,
		],
		[
			'a part by its number',
			part,
			[ place( 'wp_template_part', 'oak//header', 9 ) ],
			true,
		],
		[
			'a file of another part',
			{ ...part, wpId: 0 },
			[ place( 'wp_template_part', 'birch//footer', 0 ) ],
			false,
		],
	] )( 'sees %s among the places', ( _name, item, places, expected ) => {
		expect( containsItself( item, places ) ).toBe( expected );
	} );
} );
