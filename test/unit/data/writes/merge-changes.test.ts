import { mergeChanges } from '@/data/writes/merge-changes';

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
} );
