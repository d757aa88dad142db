import { SOURCES } from '@/kits/canvas/view/binding-sources';

jest.mock( '@/wordpress/view-canvas', () => ( {
	blockEditorStore: 'core/block-editor',
} ) );
jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
jest.mock( '@wordpress/blocks', () => ( {} ) );

const STORES: Record< string, object > = {
	'core/block-editor': {
		getBlockName: ( id: string ) =>
			id === 'link' ? 'core/navigation-link' : 'core/paragraph',
		getBlockAttributes: () => ( {
			content: 'Stored',
			url: 'stored.png',
			metadata: { name: 'Heading' },
		} ),
	},
	core: {
		getEditedEntityRecord: ( _kind: string, type: string, id: number ) =>
			type === 'page' && id === 7
				? {
						date: '2026-11-22',
						link: 'https://example.org/7',
						meta: { subtitle: 'Below', empty: '' },
				  }
				: undefined,
		getEntityRecord: ( _kind: string, taxonomy: string, id: number ) =>
			taxonomy === 'category' && id === 3
				? { name: 'News', count: 12 }
				: undefined,
	},
};

function getValues(
	source: string,
	context: Record< string, unknown >,
	bindings: Record< string, { args?: Record< string, unknown > } >,
	clientId = 'block'
) {
	return SOURCES[ source ]!( {
		select: ( ( name: string ) => STORES[ name ] ) as never,
		clientId,
		context,
		bindings,
	} );
}

describe( 'sources of block bindings', () => {
	it.each( [
		[
			'an override',
			'core/pattern-overrides',
			{ 'pattern/overrides': { Heading: { content: 'Mine' } } },
			{ content: {} },
			{ content: 'Mine' },
		],
		[
			'an override that is empty',
			'core/pattern-overrides',
			{ 'pattern/overrides': { Heading: { content: '' } } },
			{ content: {} },
			{ content: undefined },
		],
		[
			'no override of one of two attributes',
			'core/pattern-overrides',
			{ 'pattern/overrides': { Heading: { content: 'Mine' } } },
			{ content: {}, url: {} },
			{ content: 'Mine', url: 'stored.png' },
		],
		[
			'no overrides',
			'core/pattern-overrides',
			{},
			{ content: {} },
			{ content: 'Stored' },
		],
		[
			'meta of a post',
			'core/post-meta',
			{ postType: 'page', postId: 7 },
			{ content: { args: { key: 'subtitle' } } },
			{ content: 'Below' },
		],
		[
			'meta that is empty',
			'core/post-meta',
			{ postType: 'page', postId: 7 },
			{ content: { args: { key: 'empty' } } },
			{ content: '' },
		],
		[
			'meta without a post, as in a template: its key',
			'core/post-meta',
			{ postType: 'page' },
			{ content: { args: { key: 'subtitle' } } },
			{ content: 'subtitle' },
		],
		[
			'data of a post',
			'core/post-data',
			{ postType: 'page', postId: 7 },
			{ url: { args: { field: 'link' } } },
			{ url: 'https://example.org/7' },
		],
		[
			'data of a post that is not there',
			'core/post-data',
			{ postType: 'page', postId: 8 },
			{ url: { args: { field: 'link' } } },
			{ url: 'stored.png' },
		],
		[
			'data under the older name of the argument',
			'core/post-data',
			{ postType: 'page', postId: 7 },
			{ url: { args: { key: 'link' } } },
			{ url: 'https://example.org/7' },
		],
		[
			'data of a term, numbers as texts',
			'core/term-data',
			{ taxonomy: 'category', termId: 3 },
			{
				content: { args: { field: 'name' } },
				text: { args: { field: 'count' } },
			},
			{ content: 'News', text: '12' },
		],
		[
			'a term that a list hands on',
			'core/term-data',
			{ termData: { name: 'Given' } },
			{ content: { args: { field: 'name' } } },
			{ content: 'Given' },
		],
		[
			'arguments of a wrong type',
			'core/post-data',
			{ postType: 'page', postId: 7 },
			{ url: {} },
			{ url: 'stored.png' },
		],
	] )( '%s', ( _title, source, context, bindings, expected ) => {
		expect( getValues( source, context, bindings ) ).toEqual( expected );
	} );

	it( 'ask for no record that a link of a menu names', () => {
		expect(
			getValues(
				'core/post-data',
				{ postType: 'page', postId: 7 },
				{ url: { args: { field: 'link' } } },
				'link'
			)
		).toEqual( { url: 'stored.png' } );
	} );
} );
