import type { FontFamily } from '@/features/fonts/types';
import type { InstalledFont } from '@/features/fonts/reads/installed-fonts';
import {
	findInLibrary,
	getLibraryName,
	listLibrary,
	nameInstalled,
} from '@/features/fonts/library/list-library';

const face = ( fontWeight: string ) => ( { fontFamily: 'x', fontWeight } );

const family = ( slug: string, ...weights: string[] ): FontFamily => ( {
	slug,
	fontFamily: slug,
	fontFace: weights.map( face ),
} );

const installed = ( font: FontFamily, ...gone: string[] ): InstalledFont => ( {
	...font,
	id: 1,
	addedAt: '2026-11-20T10:00:00',
	canDelete: true,
	atelier_token: 'a',
	fontFace: ( font.fontFace ?? [] ).map( ( entry ) => ( {
		...entry,
		bytes: 100,
		isMissing: gone.includes( String( entry.fontWeight ) ),
	} ) ),
} );

const describeCustom = (
	record: InstalledFont | undefined,
	active: FontFamily | undefined
) =>
	listLibrary( {
		lists: { theme: [], custom: active ? [ active ] : [] },
		themeFamilies: [],
		installed: record ? [ record ] : [],
	} ).custom.map( ( entry ) => [
		entry.family.slug,
		entry.family.fontFace?.length,
		entry.activeCount,
		entry.missing,
	] );

describe( 'The families of the library', () => {
	it.each( [
		[
			'installed and not active',
			installed( family( 'sen', '400', '700' ) ),
			undefined,
			[ 'sen', 2, 0, 'none' ],
		],
		[
			'active in part',
			installed( family( 'sen', '400', '700' ) ),
			family( 'sen', '700' ),
			[ 'sen', 2, 1, 'none' ],
		],
		[
			'with a file that is gone',
			installed( family( 'sen', '400', '700' ), '700' ),
			family( 'sen', '400', '700' ),
			[ 'sen', 2, 2, 'some' ],
		],
		[
			'with a variant in the styles that was never there or is deleted',
			installed( family( 'sen', '400' ) ),
			family( 'sen', '400', '900' ),
			[ 'sen', 2, 2, 'some' ],
		],
		[
			'that a revision of the styles brought back',
			undefined,
			family( 'sen', '400' ),
			[ 'sen', 1, 1, 'all' ],
		],
		[
			'of the system, which has no files',
			undefined,
			family( 'system' ),
			[ 'system', 0, 0, 'none' ],
		],
	] )( 'one %s', ( _, record, active, expected ) => {
		expect( describeCustom( record, active ) ).toEqual( [ expected ] );
	} );

	it( 'are those of the theme, too, active or not, and none of their files is missing', () => {
		const { theme, custom } = listLibrary( {
			lists: { theme: [ family( 'b', '400' ) ], custom: [] },
			themeFamilies: [
				family( 'a', '400' ),
				family( 'b', '400', '700' ),
			],
			installed: [],
		} );
		expect(
			theme.map( ( { family: { slug }, active, missing } ) => [
				slug,
				active !== undefined,
				missing,
			] )
		).toEqual( [
			[ 'a', false, 'none' ],
			[ 'b', true, 'none' ],
		] );
		expect( custom ).toEqual( [] );
	} );
} );

describe( 'The name of a family in an address', () => {
	const library = listLibrary( {
		lists: { theme: [ family( 'sen' ) ], custom: [] },
		themeFamilies: [ family( 'sen' ), family( 'inter' ) ],
		installed: [
			installed( family( 'sen', '400' ) ),
			installed( family( 'lora', '400' ) ),
		],
	} );
	const all = [ ...library.theme, ...library.custom ];

	it( 'is the slug, but for an installed one whose slug the theme has', () => {
		expect(
			all.map( ( entry ) => getLibraryName( entry, library ) )
		).toEqual( [ 'sen', 'inter', 'installed:sen', 'lora' ] );
	} );

	it( 'opens an installed one by its name as such, too, whatever the theme has', () => {
		expect(
			[ 'sen', 'lora' ].map(
				( slug ) =>
					findInLibrary( library, nameInstalled( slug ) )?.family.slug
			)
		).toEqual( [ 'sen', 'lora' ] );
		expect( findInLibrary( library, nameInstalled( 'sen' ) )?.source ).toBe(
			'custom'
		);
	} );

	it( 'opens that family', () => {
		expect(
			all.map( ( entry ) =>
				findInLibrary( library, getLibraryName( entry, library ) )
			)
		).toEqual( all );
		expect( findInLibrary( library, undefined ) ).toBeUndefined();
	} );
} );
