import {
	formatLookFile,
	getLookFileName,
	LOOK_FILE_MAX_BYTES,
	parseLookFile,
} from '@/features/styles/rules/look-file';

const LOOK = {
	title: 'My look',
	settings: { color: { custom: true } },
	styles: { color: { text: 'red' } },
};

describe( 'a look as a file', () => {
	it( 'survives being written and read', () => {
		expect( parseLookFile( formatLookFile( LOOK ), 'x.json' ) ).toEqual( {
			look: LOOK,
			ignored: [],
		} );
	} );

	it( 'takes the file name for a missing title', () => {
		expect(
			parseLookFile( '{"styles":{"css":"a{}"}}', 'Evening.json' )
		).toMatchObject( { look: { title: 'Evening' } } );
	} );

	it( 'names the keys that it ignores', () => {
		expect(
			parseLookFile(
				'{"version":2,"styles":{"css":"a{}"},"patterns":[],"customTemplates":[]}',
				'x.json'
			)
		).toMatchObject( { ignored: [ 'patterns', 'customTemplates' ] } );
	} );

	it( 'names the values of a wrong type, and leaves them out', () => {
		expect(
			parseLookFile(
				'{"styles":{"color":{"text":["x"],"background":"red"}},"settings":{"color":{"palette":["x"]}}}',
				'x.json'
			)
		).toEqual( {
			look: {
				title: 'x',
				settings: { color: { palette: [] } },
				styles: { color: { background: 'red' } },
			},
			ignored: [ 'settings.color.palette.0', 'styles.color.text' ],
		} );
		expect( parseLookFile( '{"styles":{"css":1}}', 'x.json' ) ).toEqual( {
			error: 'The file contains nothing that can be used: styles.css.',
		} );
	} );

	it.each( [
		[ 'text that is no JSON', 'hello', 'not valid JSON' ],
		[ 'a list', '[]', 'not valid JSON' ],
		[
			'an unknown version',
			'{"version":9,"styles":{"css":"a"}}',
			'Version 9',
		],
		[ 'styles of the wrong type', '{"styles":[]}', 'must be objects' ],
		[ 'settings of the wrong type', '{"settings":"x"}', 'must be objects' ],
		[
			'nothing',
			'{"title":"x","styles":{"color":{}}}',
			'neither settings nor styles',
		],
		[
			'markup in CSS',
			'{"styles":{"blocks":{"core/group":{"css":"</style><script>"}}}}',
			'markup',
		],
		[
			'a file too large',
			' '.repeat( LOOK_FILE_MAX_BYTES + 1 ),
			'too large',
		],
	] )( 'refuses %s', ( _title, text, message ) => {
		expect( parseLookFile( text, 'x.json' ) ).toEqual( {
			error: expect.stringContaining( message ),
		} );
	} );

	it.each( [
		[ 'My look', 'my-look.json' ],
		[ 'Crème & Café', 'creme-cafe.json' ],
		[ '../../etc', 'etc.json' ],
		[ '!!!', 'styles.json' ],
	] )( 'calls %p %p', ( title, expected ) => {
		expect( getLookFileName( title ) ).toBe( expected );
	} );
} );
