import { createReduxStore, dispatch, register, select } from '@wordpress/data';

import { registerStores, store } from '@/data/store';
import { registerEditSiteStore } from '@/data/store/edit-site-store';

type Methods = Record< string, ( ...values: unknown[] ) => unknown >;

// Plugins find it by its name.
const editSite = () =>
	( select as ( name: string ) => Methods )( 'core/edit-site' );
const act = () =>
	( dispatch as ( name: string ) => Methods )( 'core/edit-site' );

beforeAll( () => {
	registerStores();
	registerEditSiteStore();
	registerEditSiteStore();
} );

describe( 'core/edit-site', () => {
	it( 'names the record that Design shows, before an editor is loaded', () => {
		expect( editSite().getEditedPostType?.() ).toBeUndefined();
		expect( editSite().getEditedPostContext?.() ).toEqual( {} );
		dispatch( store ).setEditedPost( {
			postType: 'wp_template',
			postId: 'theme//single',
		} );
		expect( editSite().getEditedPostType?.() ).toBe( 'wp_template' );
		expect( editSite().getEditedPostId?.() ).toBe( 'theme//single' );
		expect( editSite().isPage?.() ).toBe( false );
		expect( editSite().getSettings?.() ).toEqual( {} );
		expect( editSite().isInserterOpened?.() ).toBe( false );
		expect( editSite().__experimentalGetPreviewDeviceType?.() ).toBe(
			'Desktop'
		);
		expect( () => act().setIsInserterOpened?.( true ) ).not.toThrow();
	} );

	it( 'has the page as context, as the same object', () => {
		dispatch( store ).setEditedPost( { postType: 'page', postId: 7 } );
		const page = editSite().getPage?.();
		expect( page ).toEqual( { context: { postType: 'page', postId: 7 } } );
		expect( editSite().getPage?.() ).toBe( page );
		expect( editSite().isPage?.() ).toBe( true );
	} );

	it( 'forwards to the stores of the editor', async () => {
		const calls: unknown[] = [];
		const record =
			( name: string ) =>
			( ...values: unknown[] ) => {
				calls.push( [ name, ...values ] );
				return { type: 'NOTHING' };
			};
		register(
			createReduxStore( 'core/interface', {
				reducer: ( state = {} ) => state,
				actions: {
					enableComplementaryArea: record( 'enable' ),
					disableComplementaryArea: record( 'disable' ),
				},
			} )
		);
		register(
			createReduxStore( 'core/editor', {
				reducer: ( state = {} ) => state,
				actions: { setDeviceType: record( 'device' ) },
				selectors: {
					getDeviceType: () => 'Tablet',
					isInserterOpened: () => true,
					getEditorSettings: () => ( { a: 1 } ),
				},
			} )
		);
		await act().openGeneralSidebar?.( 'plugin/panel' );
		await act().closeGeneralSidebar?.();
		await act().__experimentalSetPreviewDeviceType?.( 'Mobile' );
		expect( calls ).toEqual( [
			[ 'enable', 'core', 'plugin/panel' ],
			[ 'disable', 'core' ],
			[ 'device', 'Mobile' ],
		] );
		expect( editSite().isInserterOpened?.() ).toBe( true );
		expect( editSite().getSettings?.() ).toEqual( { a: 1 } );
		expect( editSite().__experimentalGetPreviewDeviceType?.() ).toBe(
			'Tablet'
		);
	} );
} );
