import { createReduxStore, createRegistry } from '@wordpress/data';

import { createViewRegistry } from '@/kits/canvas/view/create-view-registry';
import { freezeStyles } from '@/features/styles/canvas/freeze-styles';

jest.mock( '@/wordpress/view-canvas', () => {
	const { createReduxStore: create } =
		jest.requireActual( '@wordpress/data' );
	return {
		blockEditorStore: create( 'core/block-editor', {
			reducer: ( state = {} ) => state,
			selectors: { getBlocks: () => [ 'viewed' ] },
		} ),
	};
} );
jest.mock( '@wordpress/core-data', () => {
	const { createReduxStore: create } =
		jest.requireActual( '@wordpress/data' );
	return {
		store: create( 'core', {
			reducer: ( state = { title: 'One' }, action: any ) =>
				action.type === 'EDIT' ? { title: action.title } : state,
			actions: {
				editEntityRecord: ( title: string ) => ( {
					type: 'EDIT',
					title,
				} ),
			},
			selectors: {
				getEditedEntityRecord: (
					{ title }: { title: string },
					_kind: string,
					type: string,
					id: number
				) =>
					type === 'page' && id === 7
						? { title, link: 'https://example.org/7' }
						: false,
			},
		} ),
	};
} );

type Editor = Record< string, ( ...args: string[] ) => unknown >;

function open( postId = 7 ) {
	const page = createRegistry();
	page.register( jest.requireMock( '@wordpress/core-data' ).store );
	page.register(
		createReduxStore( 'core/block-editor', {
			reducer: ( state = {} ) => state,
			selectors: { getBlocks: () => [ 'of the page' ] },
		} )
	);
	const registry = createViewRegistry(
		page,
		{ postType: 'page', postId, templateId: 'theme//page' },
		freezeStyles
	);
	return {
		page,
		registry,
		editor: registry.select( 'core/editor' ) as Editor,
	};
}

describe( 'createViewRegistry', () => {
	it( 'answers in the place of the host’s editor, which is not on the page', () => {
		const { editor, page } = open();
		expect( editor.getCurrentPostType!() ).toBe( 'page' );
		expect( editor.getCurrentPostId!() ).toBe( 7 );
		expect( editor.getCurrentTemplateId!() ).toBe( 'theme//page' );
		expect( editor.getPermalink!() ).toBe( 'https://example.org/7' );
		expect( page.select( 'core/editor' ) ).toBeUndefined();
	} );

	it( 'follows unsaved edits', () => {
		const { editor, page, registry } = open();
		expect( editor.getEditedPostAttribute!( 'title' ) ).toBe( 'One' );
		const listener = jest.fn();
		registry.subscribe( listener );
		( page.dispatch( 'core' ) as any ).editEntityRecord( 'Two' );
		expect( listener ).toHaveBeenCalled();
		expect( editor.getEditedPostAttribute!( 'title' ) ).toBe( 'Two' );
		expect( editor.getCurrentPost!() ).toMatchObject( { title: 'Two' } );
	} );

	it( 'knows nothing of a record that is not there', () => {
		const { editor } = open( 8 );
		expect( editor.getCurrentPost!() ).toEqual( {} );
		expect( editor.getPermalink!() ).toBeNull();
	} );

	it( 'has blocks of its own', () => {
		const { page, registry } = open();
		const blocksOf = ( of: typeof page ) =>
			( of.select( 'core/block-editor' ) as Editor ).getBlocks!();
		expect( blocksOf( registry ) ).toEqual( [ 'viewed' ] );
		expect( blocksOf( page ) ).toEqual( [ 'of the page' ] );
	} );

	it( 'lets no block edit a record', async () => {
		const { editor, registry } = open();
		const { store } = jest.requireMock( '@wordpress/core-data' );
		await ( registry.dispatch( store ) as any ).editEntityRecord( 'Two' );
		await ( registry.dispatch( 'core' ) as any ).editEntityRecord( 'Two' );
		expect( editor.getEditedPostAttribute!( 'title' ) ).toBe( 'One' );
	} );
} );
