import {
	applyFontChanges,
	readFontLists,
	writeFontLists,
} from '@/features/fonts/rules/font-lists';

const a = { slug: 'a', fontFamily: 'A' };
const b = { slug: 'b', fontFamily: 'B' };
const c = { slug: 'c', fontFamily: 'C' };
const bolder = { ...b, name: 'Bolder' };
const base = { typography: { fontFamilies: { theme: [ a, b ] } } };

describe( 'The active fonts of the styles', () => {
	it.each( [
		[ undefined, { theme: [ a, b ], custom: [] } ],
		[ [], { theme: [ a, b ], custom: [] } ],
		[
			{
				typography: {
					fontFamilies: { custom: [ c, 'broken', { slug: 1 } ] },
				},
			},
			{ theme: [ a, b ], custom: [ c ] },
		],
		[
			{ typography: { fontFamilies: { theme: [] } } },
			{ theme: [], custom: [] },
		],
	] )( 'are read from %j', ( user, lists ) => {
		expect( readFontLists( user, base ) ).toEqual( lists );
	} );

	it( 'are written where they differ, beside other settings', () => {
		expect(
			writeFontLists(
				{ color: { text: true }, typography: { fluid: true } },
				base,
				{ theme: [ a, b ], custom: [ c ] }
			)
		).toEqual( {
			color: { text: true },
			typography: { fluid: true, fontFamilies: { custom: [ c ] } },
		} );
		const same = { color: {} };
		expect(
			writeFontLists( same, base, { theme: [ a, b ], custom: [] } )
		).toBe( same );
	} );

	it.each( [
		[ 'adds a family', [], [], [ c ], [ c ] ],
		[ 'keeps what another person added', [ a ], [], [ c ], [ a, c ] ],
		[ 'removes what was removed', [ a, b ], [ a, b ], [ a ], [ a ] ],
		[
			'changes a family',
			[ a, b ],
			[ a, b ],
			[ a, bolder ],
			[ a, bolder ],
		],
		[
			'leaves alone what the person did not change',
			[ bolder ],
			[ a, b ],
			[ a, b ],
			[ bolder ],
		],
	] )(
		'of somebody else stay when a change %s',
		( _, theirs, from, to, expected ) => {
			const lists = ( custom: typeof theirs ) => ( {
				theme: [],
				custom,
			} );

			expect(
				applyFontChanges( lists( theirs ), lists( from ), lists( to ) )
					.custom
			).toEqual( expected );
		}
	);
} );
