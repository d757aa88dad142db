/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { parseFont } from '@/features/fonts/parse/parse-font';
import {
	readFontFiles,
	type FontReader,
} from '@/features/fonts/parse/read-font-files';
import {
	findRepeatedUploads,
	groupByFamily,
	groupUploads,
} from '@/features/fonts/parse/group-uploads';

const READER: FontReader = { parse: parseFont, canShow: async () => true };
const FOUR_FORMATS = {
	otf: 'font-awesome/fonts/FontAwesome.otf',
	ttf: 'font-awesome/fonts/fontawesome-webfont.ttf',
	woff: 'font-awesome/fonts/fontawesome-webfont.woff',
	woff2: 'font-awesome/fonts/fontawesome-webfont.woff2',
};
const VARIABLE = '@fontsource-variable/sen/files/sen-latin-wght-normal.woff2';

const read = ( path: string ) =>
	new Uint8Array( readFileSync( `node_modules/${ path }` ) );
const aFile = ( contents: Uint8Array | string, name: string ) =>
	new File( [ contents as BlobPart ], name );

describe( 'Reading font files (specification 5)', () => {
	it.each( Object.entries( FOUR_FORMATS ) )(
		'reads %s',
		async ( format, path ) => {
			const { uploads, problems } = await readFontFiles(
				[ aFile( read( path ), `a.${ format }` ) ],
				READER
			);

			expect( problems ).toEqual( [] );
			expect( uploads[ 0 ] ).toMatchObject( {
				family: 'FontAwesome',
				fontWeight: '400',
				fontStyle: 'normal',
				axes: [],
			} );
		}
	);

	it( 'reads a variable font with its weights and axes', async () => {
		const { uploads } = await readFontFiles(
			[ aFile( read( VARIABLE ), 'sen.woff2' ) ],
			READER
		);

		expect( uploads[ 0 ] ).toMatchObject( {
			family: 'Sen',
			fontWeight: '400 800',
			axes: [
				{
					tag: 'wght',
					name: 'Weight',
					min: 400,
					default: 400,
					max: 800,
				},
			],
		} );
	} );

	it( 'gives a file the extension of the format that it has', async () => {
		const { uploads } = await readFontFiles(
			[ aFile( read( FOUR_FORMATS.woff2 ), 'icons.TTF' ) ],
			READER
		);

		expect( uploads[ 0 ]?.file.name ).toBe( 'icons.woff2' );
		expect( uploads[ 0 ]?.fileName ).toBe( 'icons.TTF' );
	} );

	const huge = new Uint8Array( 10_000_000 ).fill( 255 );
	huge.set( [ 0, 1, 0, 0 ] );

	it.each( [
		[ 'an empty file', '', 'a.woff2', 'The file is empty.' ],
		[ 'a text', 'body {}', 'a.ttf', 'It does not hold a font.' ],
		[
			'a picture',
			new Uint8Array( [ 0x89, 0x50, 0x4e, 0x47, 0, 0 ] ),
			'a.otf',
			'It does not hold a font.',
		],
		[
			'a font of another extension',
			read( FOUR_FORMATS.ttf ),
			'a.exe',
			'This is not an otf, ttf, woff or woff2 file.',
		],
		[
			'a WOFF2 file that ends early',
			read( VARIABLE ).subarray( 0, 400 ),
			'a.woff2',
			'The font is damaged.',
		],
		[
			'a TTF file that ends early',
			read( FOUR_FORMATS.ttf ).subarray( 0, 200 ),
			'a.ttf',
			'The font is damaged.',
		],
		[
			'a signature and zeros',
			new Uint8Array( [
				0x77,
				0x4f,
				0x46,
				0x32,
				...new Array( 500 ).fill( 0 ),
			] ),
			'a.woff2',
			'The font is damaged.',
		],
		[ '10 MB of no font', huge, 'a.ttf', 'The font is damaged.' ],
	] )(
		'names %s with its reason and goes on',
		async ( _, contents, name, reason ) => {
			const { uploads, problems, hasRefusedFile } = await readFontFiles(
				[
					aFile( contents, name ),
					aFile( read( VARIABLE ), 'good.woff2' ),
				],
				READER
			);

			expect( problems ).toEqual( [
				expect.objectContaining( { fileName: name, reason } ),
			] );
			expect( uploads ).toHaveLength( 1 );
			expect( hasRefusedFile ).toBe( true );
		}
	);

	it( 'tells that the browser refuses a font', async () => {
		const { problems, hasRefusedFile } = await readFontFiles(
			[ aFile( read( VARIABLE ), 'sen.woff2' ) ],
			{
				...READER,
				canShow: async () => false,
			}
		);

		expect( problems[ 0 ]?.reason ).toBe(
			'This browser does not show the font.'
		);
		expect( hasRefusedFile ).toBe( false );
	} );

	it( 'drops files whose name came before', async () => {
		const { uploads } = await readFontFiles(
			[
				aFile( read( VARIABLE ), 'a.woff2' ),
				aFile( read( FOUR_FORMATS.woff2 ), 'a.woff2' ),
			],
			READER
		);

		expect( uploads.map( ( { family } ) => family ) ).toEqual( [ 'Sen' ] );
	} );
} );

describe( 'Describing a font', () => {
	it.each( [
		[ { family: undefined }, { family: 'my-font' } ],
		[ { weightClass: 250, styleNames: [ 'Thin' ] }, { fontWeight: '100' } ],
		[
			{
				weightClass: 275,
				styleNames: [ 'ExtraLight Italic' ],
				isItalic: true,
			},
			{ fontWeight: '200', fontStyle: 'italic' },
		],
		[
			{ weightClass: undefined, styleNames: [ 'Regular' ] },
			{ fontWeight: '400' },
		],
		[
			{
				axes: [
					{
						tag: 'wdth',
						name: 'Width',
						min: 75,
						max: 125,
						default: 100,
					},
				],
			},
			{ fontWeight: '400', fontStretch: '75% 125%' },
		],
	] )( 'whose tables say %j', async ( tables, expected ) => {
		const { uploads } = await readFontFiles(
			[ aFile( read( VARIABLE ), 'my-font.woff2' ) ],
			{
				...READER,
				parse: () => ( {
					family: 'Sen',
					styleNames: [],
					weightClass: 400,
					isItalic: false,
					axes: [],
					...tables,
				} ),
			}
		);

		expect( uploads[ 0 ] ).toMatchObject( expected );
	} );
} );

const upload = (
	family: string,
	fontWeight: string,
	fileName = 'a.woff2'
) => ( {
	family,
	fontWeight,
	fontStyle: 'normal' as const,
	axes: [],
	file: aFile( '', fileName ),
	fileName,
	readFamily: family,
} );

it( 'makes one family of the faces that have its name', () => {
	const families = groupUploads(
		[
			upload( 'Fira Sans', '400' ),
			upload( 'fira sans', '700' ),
			upload( 'O’Reilly', '400' ),
		],
		'serif'
	);

	expect(
		families.map( ( { slug, name, fontFamily, fontFace } ) => [
			slug,
			name,
			fontFamily,
			fontFace?.length,
		] )
	).toEqual( [
		[ 'fira-sans', 'Fira Sans', '"Fira Sans", serif', 2 ],
		[ 'oreilly', 'O’Reilly', '"O’Reilly", serif', 1 ],
	] );
} );

it( 'finds files that repeat a variant of an earlier one', () => {
	const uploads = [
		upload( 'Sen', '400', 'sen.woff2' ),
		upload( 'Sen', '700', 'bold.woff2' ),
		upload( ' sen ', '400', 'sen.ttf' ),
		{
			...upload( 'Sen', '400', 'italic.ttf' ),
			fontStyle: 'italic' as const,
		},
		upload( 'Sen Two', '400', 'two.ttf' ),
	];
	expect( [ ...findRepeatedUploads( uploads ) ] ).toEqual( [
		[ uploads[ 2 ], 'sen.woff2' ],
	] );
} );

it( 'asks once for the family of files in which the same one was read, whatever it was changed to', () => {
	const uploads = [
		{ ...upload( 'Sen', '400', 'a.ttf' ), family: 'Sen Two' },
		upload( 'Fira Sans', '400', 'b.ttf' ),
		{ ...upload( 'Sen', '700', 'c.ttf' ), family: 'Fira Sans' },
	];
	expect(
		groupByFamily( uploads ).map( ( group ) =>
			group.map( ( { fileName } ) => fileName )
		)
	).toEqual( [ [ 'a.ttf', 'c.ttf' ], [ 'b.ttf' ] ] );
} );
