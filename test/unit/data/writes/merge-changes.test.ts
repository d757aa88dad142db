import { mergeChanges } from '@/data/writes/merge-changes';

const toContent = ( letters: string ) =>
	[ ...letters ]
		.map(
			( letter ) =>
				`<!-- wp:paragraph -->\n<p>${ letter }</p>\n<!-- /wp:paragraph -->`
		)
		.join( '\n\n' );

const nested = [ 'settings', 'styles' ];

describe( 'mergeChanges', () => {
	it.each( [
		[
			'keeps both when the other changed another field',
			{ title: 'Mine' },
			{ title: 'A', slug: 'a' },
			{ title: 'A', slug: 'b' },
			{
				conflicts: [],
				edits: { title: 'Mine' },
				mergedFields: [ 'slug' ],
			},
		],
		[
			'asks when both changed the same field',
			{ title: 'Mine' },
			{ title: 'A' },
			{ title: 'Theirs' },
			{
				conflicts: [ 'title' ],
				edits: { title: 'Mine' },
				mergedFields: [],
			},
		],
		[
			'does not ask when both want the same',
			{ title: 'Same' },
			{ title: 'A' },
			{ title: 'Same' },
			{ conflicts: [], edits: { title: 'Same' }, mergedFields: [] },
		],
		[
			'compares the raw text of a field that is rendered, too',
			{ title: 'Mine' },
			{ title: 'A' },
			{ title: { raw: 'A', rendered: 'A!' } },
			{ conflicts: [], edits: { title: 'Mine' }, mergedFields: [] },
		],
		[
			'passes over a field that the server did not answer',
			{ password: 'x' },
			{ password: '' },
			{},
			{ conflicts: [], edits: { password: 'x' }, mergedFields: [] },
		],
		[
			'merges a color’s first dark value with another’s, and with a light one',
			{ settings: { custom: { dark: { color: { a: '#111' } } } } },
			{ settings: {} },
			{
				settings: {
					color: { text: true },
					custom: { dark: { color: { b: '#222' } } },
				},
			},
			{
				conflicts: [],
				edits: {
					settings: {
						custom: { dark: { color: { a: '#111', b: '#222' } } },
						color: { text: true },
					},
				},
				mergedFields: [
					'settings.custom.dark.color.b',
					'settings.color',
				],
			},
		],
		[
			'merges styles by path',
			{ styles: { color: { text: 'red', background: 'white' } } },
			{ styles: { color: { text: 'black', background: 'white' } } },
			{ styles: { color: { text: 'black', background: 'blue' } } },
			{
				conflicts: [],
				edits: {
					styles: { color: { text: 'red', background: 'blue' } },
				},
				mergedFields: [ 'styles.color.background' ],
			},
		],
		[
			'asks for the path of the styles that both changed',
			{ styles: { color: { text: 'red' } } },
			{ styles: { color: { text: 'black' } } },
			{ styles: { color: { text: 'blue' } } },
			{
				conflicts: [ 'styles.color.text' ],
				edits: { styles: { color: { text: 'red' } } },
				mergedFields: [],
			},
		],
		[
			'merges styles that began empty, which the server sends as lists',
			{ styles: { color: { text: 'red' } } },
			{ styles: [] },
			{ styles: { color: { background: 'blue' } } },
			{
				conflicts: [],
				edits: {
					styles: { color: { text: 'red', background: 'blue' } },
				},
				mergedFields: [ 'styles.color.background' ],
			},
		],
		[
			'merges a node that is emptied with another value of it',
			{ styles: { color: [], spacing: { blockGap: '1px' } } },
			{ styles: { color: { text: 'black' }, spacing: [] } },
			{
				styles: {
					color: { text: 'black', background: 'blue' },
					spacing: { padding: '2px' },
				},
			},
			{
				conflicts: [],
				edits: {
					styles: {
						color: { background: 'blue' },
						spacing: { blockGap: '1px', padding: '2px' },
					},
				},
				mergedFields: [
					'styles.color.background',
					'styles.spacing.padding',
				],
			},
		],
		[
			'asks for a value of a node that is emptied, and that the other changed',
			{ styles: {} },
			{ styles: { color: { text: 'black' } } },
			{ styles: { color: { text: 'blue' } } },
			{
				conflicts: [ 'styles.color.text' ],
				edits: { styles: { color: {} } },
				mergedFields: [],
			},
		],
		[
			'does not tell a change from an empty object to an empty list',
			{ settings: { a: 1 } },
			{ settings: {}, styles: {} },
			{ settings: [], styles: { color: [] } },
			{ conflicts: [], edits: { settings: { a: 1 } }, mergedFields: [] },
		],
		[
			'asks for the theme’s colors that one hides and the other changes',
			{ settings: { color: { palette: { theme: [] } } } },
			{ settings: {} },
			{ settings: { color: { palette: { theme: [ 'a' ] } } } },
			{
				conflicts: [ 'settings.color.palette.theme' ],
				edits: { settings: { color: { palette: { theme: [] } } } },
				mergedFields: [],
			},
		],
		[
			'keeps what the other removed out',
			{ styles: { color: { text: 'red', background: 'white' } } },
			{ styles: { color: { text: 'black', background: 'white' } } },
			{ styles: { color: { text: 'black' } } },
			{
				conflicts: [],
				edits: { styles: { color: { text: 'red' } } },
				mergedFields: [ 'styles.color.background' ],
			},
		],
		[
			'asks for a list that both changed as a whole',
			{ settings: { list: [ 1, 2 ] } },
			{ settings: { list: [ 1 ] } },
			{ settings: { list: [ 3 ] } },
			{
				conflicts: [ 'settings.list' ],
				edits: { settings: { list: [ 1, 2 ] } },
				mergedFields: [],
			},
		],
	] )( '%s', ( _name, edits, base, server, expected ) => {
		expect( mergeChanges( { edits, base, server, nested } ) ).toEqual(
			expected
		);
	} );

	it.each( [
		[
			'merges a content by block',
			'ABC',
			'1BC',
			'AB2',
			{
				conflicts: [],
				edits: { content: toContent( '1B2' ) },
				mergedFields: [ 'content' ],
			},
		],
		[
			'asks only about the block that both changed',
			'ABC',
			'1BC',
			'2B3',
			{
				conflicts: [ 'content' ],
				edits: { content: toContent( '1B3' ) },
				mergedFields: [ 'content' ],
				contents: {
					content: {
						mine: toContent( '1B3' ),
						theirs: toContent( '2B3' ),
					},
				},
			},
		],
		[
			'asks about the only block that the other removed',
			'A',
			'1',
			'',
			{
				conflicts: [ 'content' ],
				edits: { content: toContent( '1' ) },
				mergedFields: [],
				contents: { content: { mine: toContent( '1' ), theirs: '' } },
			},
		],
		[
			'uses the other’s content where the editor sends an unchanged one',
			'AB',
			'AB',
			'2B',
			{
				conflicts: [],
				edits: { content: toContent( '2B' ) },
				mergedFields: [ 'content' ],
			},
		],
	] )( '%s', ( _name, before, mine, now, expected ) => {
		expect(
			mergeChanges( {
				edits: { content: toContent( mine ) },
				base: { content: { raw: toContent( before ) } },
				server: { content: { raw: toContent( now ) } },
				blocks: [ 'content' ],
			} )
		).toEqual( expected );
	} );

	it( 'asks about the whole of a content whose blocks cannot be read', () => {
		const invalid = '<!-- wp:paragraph -->';
		expect(
			mergeChanges( {
				edits: { content: 'mine' },
				base: { content: 'base' },
				server: { content: invalid },
				blocks: [ 'content' ],
			} )
		).toEqual( {
			conflicts: [ 'content' ],
			edits: { content: 'mine' },
			mergedFields: [],
			contents: { content: { mine: 'mine', theirs: invalid } },
		} );
	} );
} );
